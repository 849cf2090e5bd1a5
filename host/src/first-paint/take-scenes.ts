import {
  inlinedAnswer,
  inlinedTime,
  type FirstAnswers,
  type Scene,
  type SceneInWindow,
} from '@updown/shared';
import { nextTask } from '../loading/next-task';
import { fillLook } from './fill-look';
import { showInPlace } from './show-in-place';

// Runs without the host's own script, in a file with what the remotes show of the answers inside the page.

declare global {
  /** Shows in a remote's places what its modules make of the answers inside the page. */
  var updownScenes: (
    remote: string,
    scenes: Readonly<Record<string, SceneInWindow>>,
  ) => Promise<void>;
}

const SECOND_MS = 1_000;

/** Of each address the same answer: the page's own code takes them away. */
function keptAnswers(): FirstAnswers {
  const kept = new Map<string, unknown>();
  for (const { dataset } of document.scripts) {
    const { answer } = dataset;
    if (answer !== undefined) kept.set(answer, inlinedAnswer(answer));
  }
  return (address) => kept.get(address);
}

function matches(media: string): boolean {
  return matchMedia(media.replace('@media ', '')).matches;
}

/** The place of a module, or of a part of one: that is on the page once for each layout. */
function placesOf(name: string): Element[] {
  return [
    ...document.querySelectorAll(
      `[data-first-paint][data-place="${name}"], [data-first-paint] :is([data-place="${name}"], [data-part="${name}"])`,
    ),
  ];
}

/** The look as the build has drawn it, with the texts in its slots. */
function drawn(name: string, scene: Scene): Node | undefined {
  const template = document.querySelector<HTMLTemplateElement>(
    `template[data-scene="${name}"][data-look="${scene.look}"]`,
  );
  if (template === null) return undefined;
  const content = template.content.cloneNode(true) as DocumentFragment;
  fillLook(content, scene);
  return content;
}

interface Following {
  readonly name: string;
  /** Which of its places. */
  readonly index: number;
  readonly now: () => number;
  readonly sceneAt: (now: number) => Scene | null;
}

/** Shows a module at each second, until its remote is there. One with a control stays as it is: somebody may use it. */
function follow({ name, index, now, sceneAt }: Following): void {
  const skeleton = [...(placesOf(name)[index]?.cloneNode(true).childNodes ?? [])];
  let shown = 'null';
  const show = (): void => {
    const place = placesOf(name)[index];
    if (place === undefined) return;
    const scene = sceneAt(now());
    const next = JSON.stringify(scene);
    const content = scene && drawn(name, scene);
    if (next !== shown && content) showInPlace(place, content);
    else if (next !== shown) place.replaceChildren(...skeleton);
    shown = next;
    if (place.querySelector('button, input') !== null) return;
    setTimeout(show, SECOND_MS - (now() % SECOND_MS));
  };
  show();
}

/** Lets the remotes show what their modules make of the answers inside the page, until they are there. */
export function takeScenes(): void {
  const time = inlinedTime();
  const answers = keptAnswers();
  globalThis.updownScenes = async (remote, scenes) => {
    // Each remote in a task of its own.
    await nextTask();
    // What the build has drawn is in English.
    if (time === undefined || document.documentElement.lang !== 'en') return;
    const now = () => time.atStart + performance.now();
    for (const [module, sceneOf] of Object.entries(scenes)) {
      const name = `${remote}/${module}`;
      const sceneAt = (time: number) => sceneOf(answers, time, matches);
      for (const index of placesOf(name).keys()) follow({ name, index, now, sceneAt });
    }
  };
}
