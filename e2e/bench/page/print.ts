import type { Activity } from './activity';
import type { LoadedFile } from './files';

function line(what: string, figure: string, note = '') {
  return console.log(`  ${what.padEnd(50)} ${figure.padStart(9)}  ${note}`.trimEnd());
}
function percent(share: number) {
  return `${(share * 100).toFixed(1)} %`;
}
function kilobytes(bytes: number) {
  return `${(bytes / 1e3).toFixed(1)} KB`;
}

/** The files of a first visit, the largest first. */
export function printFiles(files: readonly LoadedFile[]): void {
  console.log('\nLoaded by the page, compressed by brotli, and as it is:\n');
  for (const { path, brotli, bytes } of files.toSorted((a, b) => b.brotli - a.brotli)) {
    line(path.split('/').at(-1) || path, kilobytes(brotli), kilobytes(bytes));
  }
  const show = (what: string, of: readonly LoadedFile[]) =>
    line(`${of.length} ${what}`, kilobytes(of.reduce((total, { brotli }) => total + brotli, 0)));
  const scripts = files.filter(({ path }) => path.endsWith('.js'));
  show('scripts', scripts);
  show('files in all', files);
}

export function printActivity(activity: Activity): void {
  const { seconds, longTasks, heap } = activity;
  const rate = (count: number) => `${(count / seconds).toFixed(1)}/s`;
  line('Style recalculations', rate(activity.styleRecalculations), 'goal: far below 60/s');
  line('Layouts', rate(activity.layouts));
  line('Layout shift', activity.layoutShift.toFixed(4), 'goal: 0');
  line('Main thread at work', percent(activity.busy));
  line('JavaScript heap, before', `${(heap[0] / 1e6).toFixed(1)} MB`);
  line('  after', `${(heap[1] / 1e6).toFixed(1)} MB`);
  line('Tasks above 50 ms', `${longTasks.length}`, 'goal: 0');
  for (const duration of longTasks) line('', `${Math.round(duration)} ms`);
  line('Events of the stream', `${activity.events}`);
  line('React commits', `${activity.commits}`);
  line('  without an event before', `${activity.commitsWithoutEvent}`, 'goal: 0');
}

/** The main thread's work with the marquee moving and still: the difference is the marquee's cost. */
export function printComparison(moving: Activity, paused: Activity): void {
  const ratio = (of: (activity: Activity) => number) => (of(moving) / of(paused)).toFixed(2);
  console.log('\nWith the marquee moving against paused:');
  line(
    'Style recalculations',
    ratio(({ styleRecalculations, seconds }) => styleRecalculations / seconds),
  );
  line(
    'Main thread at work',
    ratio(({ busy }) => busy),
  );
}
