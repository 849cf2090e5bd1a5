/** The fields of a Chromium trace event that we read. Times are in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** CPU time. */
  readonly tdur?: number;
  readonly args: {
    readonly name?: string;
    readonly data?: {
      readonly frames?: readonly { readonly processId: number; readonly url: string }[];
      readonly score?: number;
      readonly had_recent_input?: boolean;
    };
  };
}

export const categories = [
  '-*',
  'toplevel',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'devtools.timeline.frame',
  'disabled-by-default-devtools.timeline.frame',
  'loading',
];

/** The events of the page's own process, and the id of its main thread. */
export function eventsOfPage(events: readonly TraceEvent[], siteUrl: string) {
  const frames = events.flatMap(({ args }) => args.data?.frames ?? []);
  const pid = frames.find(({ url }) => url.startsWith(siteUrl))?.processId;
  const own = events.filter((event) => event.pid === pid);
  const main = own.find(
    ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain',
  );
  if (main === undefined) throw new Error("The trace has no main thread of the site's page.");
  return { own, main: own.filter(({ tid }) => tid === main.tid) };
}
