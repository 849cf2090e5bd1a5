// Runs in the page before the page's own code. React calls the DevTools hook on every commit, and the fibers that did work
// name the rendered components. Also records stream events.

const FUNCTIONS = new Set([0, 11, 14, 15]);
const CLASS = 1;
const ELEMENT = 5;
const DID_WORK = 1;

const noted = { commits: [], events: [] };
globalThis.__UPDOWN_NOTED__ = noted;

function elementOf(fiber) {
  for (let inner = fiber; inner !== null; inner = inner.child) {
    if (inner.tag === ELEMENT) return inner.stateNode;
  }
  for (let outer = fiber.return; outer !== null; outer = outer.return) {
    if (outer.tag === ELEMENT) return outer.stateNode;
  }
  return null;
}

function partOf(fiber) {
  const element = elementOf(fiber);
  if (element?.closest('[role=timer]')) return 'countdown';
  if (element?.closest('[aria-label="Recent results"]')) return 'marquee';
  const section = element?.closest('section');
  return section?.querySelector('h2')?.textContent?.replace(/\d+/, 'N') ?? 'page';
}

function collect(fiber, parts) {
  for (let next = fiber; next !== null; next = next.sibling) {
    if ((FUNCTIONS.has(next.tag) || next.tag === CLASS) && (next.flags & DID_WORK) !== 0) {
      parts.add(partOf(next));
    }
    // If nothing below was rendered, the children are unchanged since the last commit.
    if (next.alternate === null || next.child !== next.alternate.child) collect(next.child, parts);
  }
}

globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
  supportsFiber: true,
  renderers: new Map(),
  inject: () => 1,
  checkDCE: () => undefined,
  onCommitFiberUnmount: () => undefined,
  onPostCommitFiberRoot: () => undefined,
  onCommitFiberRoot: (_renderer, root) => {
    const parts = new Set();
    collect(root.current, parts);
    noted.commits.push({ at: performance.now(), parts: [...parts] });
  },
};

const names = ['round', 'prediction', 'result', 'price', 'clock', 'limits', 'resync'];
const Native = globalThis.EventSource;
globalThis.EventSource = class extends Native {
  constructor(...args) {
    super(...args);
    for (const name of names) {
      this.addEventListener(name, () => noted.events.push({ at: performance.now(), name }));
    }
  }
};
