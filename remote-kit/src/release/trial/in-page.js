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

/** Where a test sees what a remote opens; the API that would answer is not there. */
const opened = [];

function noted(Kind) {
  return class extends Kind {
    constructor(...given) {
      super(...given);
      opened.push({ kind: Kind.name, stack: new Error().stack, target: this });
    }
  };
}

/** A stream that stays silent until the test speaks. */
class EventSource extends EventTarget {
  static CONNECTING = 0;
  static OPEN = 1;
  static CLOSED = 2;
  readyState = EventSource.CONNECTING;
  close() {
    this.readyState = EventSource.CLOSED;
  }
}

globalThis.EventSource = noted(EventSource);
globalThis.WebSocket = noted(globalThis.WebSocket);

// What every front end of the page uses, and none may change.
const FUNCTIONS = {
  fetch: () => globalThis.fetch,
  EventSource: () => globalThis.EventSource,
  XMLHttpRequest: () => globalThis.XMLHttpRequest,
  setTimeout: () => globalThis.setTimeout,
  'history.pushState': () => history.pushState,
  addEventListener: () => EventTarget.prototype.addEventListener,
  'Storage.setItem': () => Storage.prototype.setItem,
  'JSON.parse': () => JSON.parse,
};
const original = Object.entries(FUNCTIONS).map(([name, get]) => [name, get, get()]);

const refused = [];
document.addEventListener('securitypolicyviolation', (event) => {
  const { effectiveDirective, blockedURI, sourceFile } = event;
  refused.push({
    text: `the policy of the page refuses ${blockedURI} (${effectiveDirective})`,
    sourceFile,
  });
});

function isSeen(element) {
  const { top, left, width, height } = element.getBoundingClientRect();
  if (width === 0 || height === 0) return false;
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

/** What is wrong with the page as a whole. `folder` is the address of the remote's files. */
function pageFaults(folder) {
  const faults = [];
  const header = document.querySelector('#root header');
  if (!document.querySelector('#root')?.childElementCount) faults.push('the page is empty');
  else if (header === null || !isSeen(header)) faults.push('the header is not to be seen');
  if (document.adoptedStyleSheets.length > 0) faults.push('a style sheet is for the whole page');
  for (const [name, get, before] of original) {
    if (get() !== before) faults.push(`${name} is replaced, for the whole page`);
  }
  for (const { kind, stack } of opened) {
    if (stack.includes(folder))
      faults.push(`it opens its own ${kind}: streams come from @updown/shared`);
  }
  for (const { text, sourceFile } of refused) if (sourceFile?.includes(folder)) faults.push(text);
  return faults;
}

/** Goes to another page of the site, as a link does. */
function go(path) {
  history.pushState(null, '', new URL(path, document.baseURI));
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
}

/** Tells the page of a newer descriptor; false as long as the page does not listen. */
function release(serial) {
  const data = JSON.stringify({ serial });
  for (const { target } of opened) target.dispatchEvent(new MessageEvent('release', { data }));
  return opened.length > 0;
}

globalThis.updownTrial = { loadModules, failuresOf, scrollDown, pageFaults, go, release };
