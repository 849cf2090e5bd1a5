import { join } from 'node:path';
import type { ComponentType } from 'react';
import { packageIn } from '../packages';
import { storeWith } from './answers';
import { compact } from './compact';
import { draw, drawnRules } from './draw';
import type { RemoteFirstPaint } from './first-paint';
import { drawLayouts, layoutRules, layoutsOf } from './layouts';
import { drawLooks, scenesOf, slotted, type Look } from './looks';
import { scenesScript } from './scenes-script';
import type { Specimen } from '@updown/shared';

async function componentOf(folder: string, file: string | undefined, module: string) {
  if (file === undefined) throw new Error(`The package exports no ./${module}.`);
  const parts = (await import(join(folder, file))) as Record<string, ComponentType>;
  return parts[module]!;
}

/**
 * The modules of a remote that its package names for the first paint, as they are before any answer, and how they look with
 * the answers inside the page.
 */
export async function remoteFirstPaint(
  folder: string,
  name: string,
): Promise<RemoteFirstPaint | null> {
  const { exports: exposed = {}, firstPaint = [] } = packageIn(folder);
  if (firstPaint.length === 0) return null;
  const scenes = await scenesOf(folder);
  const layouts = await layoutsOf(folder);
  const drawn: HTMLElement[] = [];
  const looks: Look[] = [];
  for (const [index, module] of firstPaint.entries()) {
    const Part = await componentOf(folder, exposed[`./${module}`], module);
    const drawPart = async (specimen?: Specimen) => {
      const store = await storeWith(specimen);
      return drawLayouts(layouts, name, (layout) =>
        draw(<Part />, { store, path: '/', prefix: `${name}-${index}${layout}` }),
      );
    };
    drawn.push(await drawPart());
    looks.push(...(await drawLooks({ remote: name, module, draw: drawPart }, scenes)));
  }
  const { css, html } = compact([...drawn, ...looks.map((look) => look.drawn)], drawnRules(), name);
  const places = firstPaint.map((module, index) => [module, html[index]!] as const);
  const first = {
    css: `${css}${layoutRules(layouts, name)}`,
    places: Object.fromEntries(places),
  };
  if (scenes === null) return first;
  const byName: Record<string, Record<string, string>> = {};
  for (const [index, { name, scene }] of looks.entries()) {
    (byName[name] ??= {})[scene.look] = slotted(html[drawn.length + index]!, scene);
  }
  return { ...first, looks: byName, script: await scenesScript(folder, name) };
}
