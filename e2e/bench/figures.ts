import { eventsOfPage, type TraceEvent } from './trace-events';

const LONG_TASK_US = 50_000;

export interface LongTask {
  readonly milliseconds: number;
  /** CPU time. For the rest of the time, the task waited for other programs. */
  readonly ownMilliseconds: number;
  /** The longest parts, by their names in the trace. */
  readonly most: string;
}

export interface Figures {
  readonly seconds: number;
  readonly frames: number;
  readonly mainFrames: number;
  readonly styleRecalculations: number;
  readonly layouts: number;
  readonly paints: number;
  readonly layoutShift: number;
  readonly longTasks: readonly LongTask[];
  /** The share of the time in which the main thread used the CPU. */
  readonly busy: number;
}

/** The figures of a trace for the page at `siteUrl`. */
export function figuresOf(
  events: readonly TraceEvent[],
  siteUrl: string,
  seconds: number,
): Figures {
  const { own, main } = eventsOfPage(events, siteUrl);
  const count = (of: readonly TraceEvent[], name: string) =>
    of.filter((event) => event.name === name && event.ph !== 'E').length;
  const tasks = main.filter(({ name, dur }) => name === 'RunTask' && dur !== undefined);
  return {
    seconds,
    frames: count(own, 'DrawFrame'),
    mainFrames: count(own, 'BeginMainThreadFrame'),
    styleRecalculations: count(main, 'UpdateLayoutTree'),
    layouts: count(main, 'Layout'),
    paints: count(main, 'Paint'),
    layoutShift: main
      .filter(({ name, args }) => name === 'LayoutShift' && args.data?.had_recent_input !== true)
      .reduce((sum, { args }) => sum + (args.data?.score ?? 0), 0),
    longTasks: tasks.filter(({ dur }) => dur! > LONG_TASK_US).map((task) => longTask(task, main)),
    busy: tasks.reduce((sum, task) => sum + ownTime(task), 0) / (seconds * 1e6),
  };
}

function ownTime({ tdur, dur }: TraceEvent): number {
  return tdur ?? dur ?? 0;
}

function longTask(task: TraceEvent, main: readonly TraceEvent[]): LongTask {
  const end = task.ts + task.dur!;
  const longest = main
    .filter(({ name, ts, dur }) => !/RunTask$/.test(name) && dur && ts >= task.ts && ts < end)
    .sort((a, b) => ownTime(b) - ownTime(a))[0];
  return {
    milliseconds: Math.round(task.dur! / 1000),
    ownMilliseconds: Math.round(ownTime(task) / 1000),
    most: longest?.name ?? 'nothing named',
  };
}
