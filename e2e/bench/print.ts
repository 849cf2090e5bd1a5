import type { LoadedFile } from './files';
import type { Recorded } from './record';

function line(what: string, figure: string, note = '') {
  return console.log(`  ${what.padEnd(50)} ${figure.padStart(9)}  ${note}`.trimEnd());
}

function rate(count: number, seconds: number) {
  return (count / seconds).toFixed(1);
}
function ratio(a: number, b: number) {
  return b === 0 ? 'none' : (a / b).toFixed(2);
}
function percent(share: number) {
  return `${(share * 100).toFixed(1)} %`;
}
function kilobytes(bytes: number) {
  return `${(bytes / 1e3).toFixed(1)} KB`;
}
function megabytes(bytes: number) {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

/** The files of a first visit, largest first. */
export function printFiles(files: readonly LoadedFile[]): void {
  console.log('\nLoaded by the page, compressed by brotli, and as it is:\n');
  const sum = (of: readonly LoadedFile[]) => of.reduce((total, { brotli }) => total + brotli, 0);
  const show = (what: string, of: readonly LoadedFile[]) =>
    line(`${of.length} ${what}`, kilobytes(sum(of)));
  for (const { path, brotli, bytes } of files.toSorted((a, b) => b.brotli - a.brotli)) {
    line(path.split('/').at(-1) || path, kilobytes(brotli), kilobytes(bytes));
  }
  show(
    'scripts',
    files.filter(({ path }) => path.endsWith('.js')),
  );
  show('files in all', files);
}

export function printRecord({ figures, commits, events, heap }: Recorded): void {
  const { seconds, frames, mainFrames, styleRecalculations, layouts, paints } = figures;
  line('Frames drawn', `${rate(frames, seconds)}/s`);
  line('  with the main thread', `${rate(mainFrames, seconds)}/s`);
  line(
    'Style recalculations',
    `${rate(styleRecalculations, seconds)}/s`,
    'goal: not one per frame',
  );
  line('  per frame drawn', ratio(styleRecalculations, frames));
  line('Layouts, paints', `${rate(layouts, seconds)}, ${rate(paints, seconds)}/s`);
  line('Layout shift', figures.layoutShift.toFixed(4), 'goal: 0');
  line('Main thread at work', percent(figures.busy));
  line('JavaScript heap, before and after', heap.map(megabytes).join(', '));
  const own = figures.longTasks.filter(({ ownMilliseconds }) => ownMilliseconds > 50);
  line('Tasks above 50 ms of work', `${own.length}`, 'goal: 0');
  for (const { most, ownMilliseconds } of own) line(`  ${most}`, `${ownMilliseconds} ms`);
  line('  with their waits for other programs', `${figures.longTasks.length}`);

  const total = [...commits.values()].reduce((sum, count) => sum + count, 0);
  line('Events of the stream', `${events}`);
  line('React commits', `${total}`);
  line('  of the countdown', `${commits.get('countdown') ?? 0}`, 'goal: 0');
  line('  of the marquee', `${commits.get('marquee') ?? 0}`, 'goal: 0');
  for (const [cause, count] of commits) {
    if (cause !== 'countdown' && cause !== 'marquee') line(`  after ${cause}`, `${count}`);
  }
}

/** The main thread's time with the marquee moving and paused; the difference is the marquee's cost. */
export function printComparison(moving: Recorded, paused: Recorded): void {
  const recalculations = ({ figures }: Recorded) => figures.styleRecalculations / figures.seconds;
  console.log('\nWith the marquee moving against paused:');
  line('Style recalculations', ratio(recalculations(moving), recalculations(paused)));
  line('Main thread at work', ratio(moving.figures.busy, paused.figures.busy));
}
