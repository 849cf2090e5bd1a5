import { isFailureEnvelope } from '../api/failure-envelope';

/** Older answers are fetched instead: the state of the game may have changed since. */
const LONGEST_MS = 5_000;

/** Not one that came long ago, or that the browser may have kept. */
function isPageFresh(): boolean {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return (
    page !== undefined &&
    page.type !== 'back_forward' &&
    page.transferSize !== 0 &&
    performance.now() - page.responseStart < LONGEST_MS
  );
}

function elementOf(address: string): HTMLScriptElement | undefined {
  return [...document.scripts].find(({ dataset }) => dataset['answer'] === address);
}

/** The answer of the API to an address, such as `/api/config`, that came inside the page; undefined without a good one. */
export function inlinedAnswer(address: string): unknown {
  const text = elementOf(address)?.text;
  if (text === undefined || !isPageFresh()) return undefined;
  try {
    const answer: unknown = JSON.parse(text);
    return Object(answer) === answer && !isFailureEnvelope(answer) ? answer : undefined;
  } catch {
    // The server had no answer in time, or does not fill pages.
    return undefined;
  }
}

/** The same, once: the next read is of a later state. */
export function takeInlinedAnswer(address: string): unknown {
  const answer = inlinedAnswer(address);
  elementOf(address)?.remove();
  return answer;
}
