import { lineLabels, lockLabel, usualLabels } from './line-labels';
import { lineScale } from './line-scale';
import type { RoundLine } from './round-line';

const area = { width: 800, height: 400 };
const at = { second: (seconds: number, price: number) => ({ time: seconds * 1000, price }) };

function lineOf(line: Partial<RoundLine>): RoundLine {
  return {
    span: { from: 0, to: 300_000 },
    base: 2400,
    points: [at.second(0, 2400), at.second(60, 2410)],
    lockFrom: 295_000,
    entry: null,
    hasEnded: false,
    ...line,
  };
}

function labels(line: Partial<RoundLine>, { width, height } = area) {
  const whole = lineOf(line);
  const lock = lockLabel();
  const scale = lineScale(whole.span, whole.base, whole.points);
  const taken = [{ ...lock, left: width + lock.left }];
  const placed = lineLabels(whole, scale, { width, height }, taken);
  return Object.fromEntries(placed.map((label) => [label.name, label]));
}

test('names the current price beside the dot, in the colour of its side', () => {
  expect(labels({}).price).toMatchObject({ text: '$2,410.00', tone: 'up', left: 0, top: 10 });
  const below = labels({ points: [at.second(0, 2400), at.second(60, 2390)] });
  expect(below.price).toMatchObject({ text: '$2,390.00', tone: 'down', left: 10, top: -10 });
});

test('names the start price where the line is not: on the right, and late in the round on the left', () => {
  const early = labels({}).start;
  expect(early).toMatchObject({ text: 'Start $2,400.00', tone: 'accent', top: 10 });
  expect(early?.at.x).toBeGreaterThan(98);
  expect(early?.left).toBe(-(early?.width ?? 0));
  const late = labels({ points: [at.second(0, 2400), at.second(240, 2390)] }).start;
  expect(late).toMatchObject({ at: { x: 0, y: 50 }, left: 0, top: -30 });
});

test("names the end price and the player's own entry", () => {
  const ended = labels({
    points: [at.second(0, 2400), at.second(300, 2390)],
    hasEnded: true,
    entry: { ...at.second(90, 2397), isUp: false },
  });
  expect(ended.price).toBeUndefined();
  expect(ended.end).toMatchObject({ text: 'End $2,390.00', tone: 'down' });
  expect(ended.end).toMatchObject({ at: { x: 100 }, left: -(ended.end?.width ?? 0) });
  expect(ended.entry).toMatchObject({ text: 'You ▼ DOWN', tone: 'down' });
});

test('each label has the same place beside its point in a plot of any size, so that none needs to be measured', () => {
  for (let second = 0; second <= 300; second += 7) {
    for (const end of [2390, 2393, 2397, 2399.99, 2400, 2400.01, 2403, 2406, 2410]) {
      const points = [at.second(0, 2400), at.second(second / 2, 2410), at.second(second, end)];
      const line = { points, hasEnded: second === 300 };
      const whole = lineOf(line);
      const scale = lineScale(whole.span, whole.base, points);
      const usual = usualLabels(whole, scale);
      for (const [width, height] of [
        [250, 160],
        [340, 220],
        [1200, 480],
      ] as const) {
        const inThis = Object.values(labels(line, { width, height }));
        expect(inThis).toEqual(usual);
      }
    }
  }
});
