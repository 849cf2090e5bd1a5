import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { withItems } from './items';
import { keepStyles, withSlots } from './slots';
import type { Scene, SceneInWindow, Specimen } from '@updown/shared';

/** What the first paint of a front end shows of the answers inside the page. */
export const SCENES_FILE = 'src/first-paint/scenes.ts';
const SPECIMENS_FILE = 'src/first-paint/specimens.ts';

interface Scenes {
  readonly scenes: Readonly<Record<string, SceneInWindow>>;
  readonly specimens: readonly Specimen[];
}

/** A module of a remote, and how it is drawn with the answers of a specimen; without one, as it is before any answer. */
interface Place {
  readonly remote: string;
  readonly module: string;
  readonly draw: (specimen?: Specimen) => Promise<HTMLElement>;
}

/** A module, or a part of it, as it was drawn for one of the specimens. */
export interface Look {
  /** 'Round', or 'Dashboard/Status' for a part. */
  readonly name: string;
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

/** What a module shows of a specimen. */
export function sceneFor(
  sceneOf: SceneInWindow,
  { answers, now, media = [] }: Specimen,
): Scene | null {
  return sceneOf(
    (address) => answers[address],
    now,
    (each) => media.includes(each),
  );
}

/** The scenes of a module and of its parts. */
export function scenesIn(module: string, given: Scenes) {
  const isOwn = (name: string) => name === module || name.startsWith(`${module}/`);
  return Object.entries(given.scenes).filter(([name]) => isOwn(name));
}

/** A part is on the page once for each layout, so it has no ids. */
function partIn(drawn: HTMLElement, name: string): HTMLElement {
  const part = drawn.querySelector<HTMLElement>(`[data-part="${name}"]`);
  if (part === null) throw new Error(`What is drawn has no part ${name}.`);
  if (part.querySelector('[id]') !== null) throw new Error(`The part ${name} has ids.`);
  return part;
}

/** Draws each look that the specimens give the module or its parts, once. */
export async function drawLooks(place: Place, given: Scenes | null): Promise<Look[]> {
  const looks = new Map<string, Look>();
  if (given === null) return [];
  const scenes = scenesIn(place.module, given);
  for (const specimen of scenes.length > 0 ? given.specimens : []) {
    const whole = await place.draw(specimen);
    for (const [name, sceneOf] of scenes) {
      const scene = sceneFor(sceneOf, specimen);
      if (scene === null || looks.has(`${name} ${scene.look}`)) continue;
      const isPart = name !== place.module;
      const drawn = isPart ? partIn(whole, `${place.remote}/${name}`) : whole;
      keepStyles(drawn, textsOf(scene));
      looks.set(`${name} ${scene.look}`, { name, scene, drawn });
    }
  }
  return [...looks.values()];
}

function textsOf({ texts, items = [] }: Scene): string[] {
  return [texts, ...items.map((item) => item.texts)].flatMap((each) => Object.values(each));
}

/** The HTML of a look, with slots for its texts and templates for its items. */
export function slotted(html: string, { texts, items = [] }: Scene): string {
  return withSlots(withItems(html, items), texts);
}
