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

const kinds: Partial<Record<string, string>> = {
  ApiEndpointQuery: 'query',
  ApiEndpointMutation: 'mutation',
  ApiEndpointInfiniteQuery: 'pages',
  UseQuery: 'query',
  UseMutation: 'mutation',
  UseInfiniteQuery: 'pages',
};

function nameOf(type: ts.Type): string {
  return type.aliasSymbol?.name ?? type.getSymbol()?.name ?? '';
}

/**
 * What a caller sees of an endpoint of RTK Query, or of its hook: the type repeats every tag and every endpoint of its
 * file, so that any change would change all of them.
 */
export function endpointOf(checker: ts.TypeChecker, type: ts.Type) {
  const parts = type.isIntersection() ? type.types : [type];
  const part = parts.find((one) => kinds[nameOf(one)] !== undefined);
  if (part === undefined) return undefined;
  const kind = kinds[nameOf(part)];
  const [definition] =
    part.aliasTypeArguments ?? checker.getTypeArguments(part as ts.TypeReference);
  const of = definition?.aliasTypeArguments;
  const [argument, result] = [of?.[0], of?.[kind === 'pages' ? 4 : 3]];
  if (argument === undefined || result === undefined) return undefined;
  return { kind, argument, result };
}

function sortedUnion(text: string): string {
  return text.split(' | ').sort().join(' | ');
}

/** Any node of React, as the compiler writes it out. */
const NODE =
  /string \| number \| bigint \| boolean \| React\.ReactElement<.*?> \| Iterable<.*?> \| React\.ReactPortal \| Promise<.*?>( \| null \| undefined)+/g;

/** The text of a type with the members of each object by name: the compiler's order can depend on other types. */
function withSortedMembers(text: string): string {
  const objects: string[] = [];
  const inner = /\{ ([^{}]*); \}/;
  let rest = text;
  for (let found = inner.exec(rest); found; found = inner.exec(rest)) {
    const members = found[1]!.split('; ').sort();
    rest = rest.replace(inner, () => `\0${objects.push(`{ ${members.join('; ')}; }`) - 1}\0`);
  }
  const MARK = /\0(\d+)\0/g;
  const filled = (part: string): string =>
    part.replace(MARK, (_, index: string) => filled(objects[Number(index)]!));
  return filled(rest);
}

/**
 * The text of a type in one line, without what a library repeats in it: the attributes of an element in a styled
 * component, and the tags of the cache in a query. The compiler's order of a union depends on other types.
 */
export function shortened(text: string): string {
  const line = withSortedMembers(text.replaceAll(/\s+/g, ' '))
    .replaceAll(NODE, 'React.ReactNode')
    .replaceAll(/'[\w-]+'(?: \| '[\w-]+')+/g, (names) =>
      names.includes("'aria-") || names.includes("'Players'") ? '…' : sortedUnion(names),
    );
  return /[<({[=]/.test(line) ? line : sortedUnion(line);
}
