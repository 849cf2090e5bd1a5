import { inlinedAnswer, takeInlinedAnswer } from './inlined-answers';

const ADDRESS = '/api/time';

export interface InlinedTime {
  /** The game's time at the page's beginning, in Unix milliseconds; `performance.now()` counts on from there. */
  readonly atStart: number;
  /**
   * How long the page took there and back, to its end: the server may send its beginning while the API thinks. The API read
   * its clock at some moment of it, here taken as the middle.
   */
  readonly tripMs: number;
}

/** The API's time that came inside the page; undefined without a good one. */
export function inlinedTime(): InlinedTime | undefined {
  const answer = inlinedAnswer(ADDRESS) as { readonly now: number } | undefined;
  if (answer === undefined) return undefined;
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (page === undefined) return undefined;
  // A script that does not wait for the end may run a little before it.
  const end = page.responseEnd || performance.now();
  const tripMs = end - page.requestStart;
  return { tripMs, atStart: answer.now + tripMs / 2 - end };
}

/** The same, once: a later sync is of a later moment. */
export function takeInlinedTime(): InlinedTime | undefined {
  const time = inlinedTime();
  takeInlinedAnswer(ADDRESS);
  return time;
}
