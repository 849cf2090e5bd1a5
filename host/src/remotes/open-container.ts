import type { ComponentType } from 'react';
import { shareScope } from '../../../webpack/federation/share-scope';
import { RemoteError } from './remote-failure';
import type { RemoteWatch } from './remote-watch';

export type Module = Readonly<Record<string, ComponentType>>;

/** What the entry of a remote leaves on the page: the container of Module Federation. */
interface Container {
  readonly init: (scope: typeof shareScope, tokens: unknown[]) => unknown;
  readonly get: (path: string) => Promise<() => Module>;
}

function containerOf(name: string): Container | undefined {
  return (globalThis as unknown as Record<string, Container | undefined>)[name];
}

/** Resolves when the script has run, which may have thrown. */
function run(script: HTMLScriptElement): Promise<void> {
  const ended = new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new RemoteError('unreachable', `${script.src} did not load.`));
    document.head.append(script);
  });
  return ended.finally(() => script.remove());
}

/** Runs the entry of a version, unless the page has its container, and gives it the shared modules. */
async function open(watch: RemoteWatch): Promise<Container> {
  watch.phase = 'entry';
  if (containerOf(watch.container) === undefined) await run(watch.entryScript());
  const container = containerOf(watch.container);
  if (container === undefined) throw new RemoteError('corrupt', 'its entry has no container.');
  await container.init(shareScope, []);
  return container;
}

/** Opens the container of each version once; a failed one is opened again at the next request. */
export function containerOpener(): (watch: RemoteWatch) => Promise<Container> {
  const opened = new Map<string, Promise<Container>>();
  return (watch) => {
    const known = opened.get(watch.container);
    if (known !== undefined) return known;
    const opening = open(watch);
    opened.set(watch.container, opening);
    opening.catch(() => opened.delete(watch.container));
    return opening;
  };
}
