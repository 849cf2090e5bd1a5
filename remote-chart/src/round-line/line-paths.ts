import { rounded, type Point, type Scale } from './line-scale';

type Run = readonly Point[];

type Side = 'above' | 'below';

/** Null if the point is on the base. */
function sideOf({ price }: Point, base: number): Side | null {
  if (price === base) return null;
  return price > base ? 'above' : 'below';
}

function crossing(a: Point, b: Point, base: number): Point {
  const part = (base - a.price) / (b.price - a.price);
  return { time: a.time + (b.time - a.time) * part, price: base };
}

/** The parts of the line above and below the base, cut exactly at the base. */
export function splitAtBase(points: Run, base: number): Record<Side, Run[]> {
  const sides: Record<Side, Run[]> = { above: [], below: [] };
  let run: Point[] = [];
  let side: Side | null = null;

  function close(): void {
    if (side !== null && run.length > 1) sides[side].push(run);
  }

  for (const point of points) {
    const next: Side | null = sideOf(point, base) ?? side;
    const last = run.at(-1);
    if (side !== null && next !== side && last !== undefined) {
      const cut = crossing(last, point, base);
      run.push(cut);
      close();
      run = [cut];
    }
    run.push(point);
    side = next;
  }
  // A line that never leaves the base is on neither side.
  side ??= 'above';
  close();
  return sides;
}

/** Vertical lines through the whole plot. */
export function gridPath(at: readonly number[]): string {
  return at.map((x) => `M${rounded(x)} 0V100`).join('');
}

/** The path of a dot at each point. */
export function dotsPath(points: Run, { x, y }: Scale): string {
  return points.map(({ time, price }) => `M${rounded(x(time))} ${rounded(y(price))}h0`).join('');
}

/** The path of a line, in percent of the plot. */
export function linePath(points: Run, { x, y }: Scale): string {
  return points
    .map(
      ({ time, price }, index) =>
        `${index === 0 ? 'M' : 'L'}${rounded(x(time))} ${rounded(y(price))}`,
    )
    .join('');
}

/** The path of the area between a line and the base. */
export function areaPath(points: Run, base: number, scale: Scale): string {
  const [first] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined) return '';
  const floor = rounded(scale.y(base));
  const [left, right] = [rounded(scale.x(first.time)), rounded(scale.x(last.time))];
  return `${linePath(points, scale)}L${right} ${floor}L${left} ${floor}Z`;
}

/** The paths of a line above and below the base, and of the areas between the line and the base. */
export function sidePaths(points: Run, base: number, scale: Scale) {
  const { above, below } = splitAtBase(points, base);
  const of = (runs: readonly Run[]) => ({
    area: runs.map((run) => areaPath(run, base, scale)).join(''),
    line: runs.map((run) => linePath(run, scale)).join(''),
  });
  return { up: of(above), down: of(below) };
}
