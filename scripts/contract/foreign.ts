import type ts from 'typescript';

function filesOf(symbol: ts.Symbol): string[] {
  return symbol.declarations?.map((declaration) => declaration.getSourceFile().fileName) ?? [];
}

/** Whether a library declares it. */
export function isForeign(symbol: ts.Symbol): boolean {
  const files = filesOf(symbol);
  return files.length > 0 && files.every((file) => file.includes('/node_modules/'));
}

/** The library that declares it: `react`, `@reduxjs/toolkit`. */
export function packageOf(symbol: ts.Symbol): string {
  const [file = ''] = filesOf(symbol);
  return /.*\/node_modules\/(?:@types\/)?((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? '';
}
