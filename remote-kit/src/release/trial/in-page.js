// The smoke test's code inside a page. Playwright sends this file unchanged: the compiler of the commands would add a
// helper (`__name`) to functions that are sent from TypeScript, and a page does not have it.

// Content that appears after a scroll is rendered some frames later.
const FRAMES = 10;

/** Loads every module of a remote by the federation's runtime of the host. Answers with what failed. */
async function loadModules({ container, entry, modules }) {
  const host = globalThis.__FEDERATION__?.__INSTANCES__.find(
    ({ options }) => options.name === 'updown_host',
  );
  if (host === undefined) return ['The host of the site did not start.'];
  // The host has a name of its own for each version that it loads; this one is only for the smoke test.
  const name = `${container}_trial`;
  host.registerRemotes([{ name, entry, entryGlobalName: container, type: 'var' }]);
  const load = async (module) => {
    try {
      const loaded = await host.loadRemote(`${name}/${module}`);
      return loaded?.[module] === undefined ? [`${module}: it has no component of that name`] : [];
    } catch (error) {
      // The runtime's own message does not name the container that it looked for.
      return /#RUNTIME-00[12]\b/.test(String(error))
        ? [`${module}: its entry defines no container named ${container}`]
        : [`${module}: ${String(error)}`];
    }
  };
  return (await Promise.all(modules.map(load))).flat();
}

/** The failures of a remote that the page's host has recorded. */
function failuresOf(remote) {
  return globalThis.updown.failures
    .filter((failure) => failure.remote === remote)
    .map(({ phase, detail }) => `${location.pathname}, ${phase}: ${detail}`);
}

/** Goes to the end of the page. */
async function scrollDown() {
  scrollTo(0, document.documentElement.scrollHeight);
  for (let frame = 0; frame < FRAMES; frame++) await new Promise(requestAnimationFrame);
}

const tasks = [];
new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({
  type: 'longtask',
  buffered: true,
});

/**
 * The longest task since the host asked for the first module, in milliseconds: the code of the modules, their render and their
 * effects. A browser lists tasks from 50 ms on; 0 if there is none.
 */
function longestMountTask() {
  const [first] = performance.getEntriesByName('remote-loaded');
  const mounting = tasks.filter(({ startTime }) => first && startTime >= first.startTime);
  return Math.max(0, ...mounting.map(({ duration }) => duration));
}

globalThis.updownTrial = { loadModules, failuresOf, scrollDown, longestMountTask };
