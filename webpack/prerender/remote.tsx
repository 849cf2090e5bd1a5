import { join } from 'node:path';
import type { ComponentType } from 'react';
import { packageIn } from '../packages';
import { compact } from './compact';
import { draw, drawnRules } from './draw';
import type { RemoteFirstPaint } from './first-paint';
import { createStore } from '@updown/shared';

function noWallet(): never {
  throw new Error('A page that is rendered ahead has no wallet.');
}

/** The modules of a remote that its package names for the first paint, as they are before any answer. */
export async function remoteFirstPaint(
  folder: string,
  name: string,
): Promise<RemoteFirstPaint | null> {
  const { exports: exposed = {}, firstPaint = [] } = packageIn(folder);
  if (firstPaint.length === 0) return null;
  const drawn: HTMLElement[] = [];
  for (const module of firstPaint) {
    const file = exposed[`./${module}`];
    if (file === undefined) throw new Error(`The package exports no ./${module}.`);
    const parts = (await import(join(folder, file))) as Record<string, ComponentType>;
    const Part = parts[module]!;
    const store = createStore({ wallet: noWallet });
    drawn.push(draw(<Part />, { store, path: '/', prefix: `${name}-${drawn.length}` }));
  }
  const { css, html } = compact(drawn, drawnRules(), name);
  const places = firstPaint.map((module, index) => [module, html[index]!] as const);
  return { css, places: Object.fromEntries(places) };
}
