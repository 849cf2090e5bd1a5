import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactNode } from 'react';
import { storeWith } from './answers';
import { draw } from './draw';
import { withItems } from './items';
import { keepStyles, withSlots } from './slots';
import type { Scene, SceneOf, Specimen } from '@updown/shared';

/** What the first paint of a front end shows of the answers inside the page. */
export const SCENES_FILE = 'src/first-paint/scenes.ts';
const SPECIMENS_FILE = 'src/first-paint/specimens.ts';

interface Scenes {
  readonly scenes: Readonly<Record<string, SceneOf>>;
  readonly specimens: readonly Specimen[];
}

interface Place {
  readonly module: string;
  readonly part: ReactNode;
  readonly prefix: string;
}

/** A module as it was drawn for one of the specimens. */
export interface Look {
  readonly module: string;
  readonly scene: Scene;
  readonly drawn: HTMLElement;
}

/** Null if the front end shows no answers ahead. */
export async function scenesOf(folder: string): Promise<Scenes | null> {
  if (!existsSync(join(folder, SCENES_FILE))) return null;
  const { scenes } = (await import(join(folder, SCENES_FILE))) as Pick<Scenes, 'scenes'>;
  const { specimens } = (await import(join(folder, SPECIMENS_FILE))) as Pick<Scenes, 'specimens'>;
  return { scenes, specimens };
}

/** Draws the module once for each look that the specimens give it. */
export async function drawLooks(
  { module, part, prefix }: Place,
  given: Scenes | null,
): Promise<Look[]> {
  const sceneOf = given?.scenes[module];
  const looks = new Map<string, Look>();
  if (given === null || sceneOf === undefined) return [];
  for (const specimen of given.specimens) {
    const scene = sceneOf((address) => specimen.answers[address], specimen.now);
    if (scene === null || looks.has(scene.look)) continue;
    const drawn = draw(part, { store: await storeWith(specimen), path: '/', prefix });
    keepStyles(drawn, scene.texts);
    looks.set(scene.look, { module, scene, drawn });
  }
  return [...looks.values()];
}

/** The HTML of a look, with slots for its texts and templates for its items. */
export function slotted(html: string, { texts, items = [] }: Scene): string {
  return withSlots(withItems(html, items), texts);
}
