import type { LoadModule } from './load-remote';

/** A page whose remotes take longer goes on without them. */
const WITHIN_MS = 2_000;

/** Counts the modules that are loading. `settled` resolves once those of the first screen are there, or have failed. */
export function watchFirstLoads(load: LoadModule): {
  readonly loadModule: LoadModule;
  readonly settled: Promise<void>;
} {
  let loading = 0;
  let settle = () => undefined as void;
  const settled = new Promise<void>((resolve) => (settle = resolve));
  setTimeout(settle, WITHIN_MS);
  const loadModule: LoadModule = async (...module) => {
    loading += 1;
    const outcome = await load(...module);
    loading -= 1;
    if (loading === 0) settle();
    return outcome;
  };
  return { loadModule, settled };
}
