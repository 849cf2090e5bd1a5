import { lineLabels } from './line-labels';
import { lineScale } from './line-scale';
import type { RoundLine } from './round-line';

const area = { width: 800, height: 400 };
const at = { second: (seconds: number, price: number) => ({ time: seconds * 1000, price }) };

function labels(line: Partial<RoundLine>) {
  const whole: RoundLine = {
    span: { from: 0, to: 300_000 },
    base: 2400,
    points: [at.second(0, 2400), at.second(60, 2410)],
    lockFrom: 295_000,
    entry: null,
    hasEnded: false,
    ...line,
  };
  const placed = lineLabels(whole, lineScale(whole.span, whole.base, whole.points), area, []);
  return Object.fromEntries(placed.map((label) => [label.name, label]));
}

test('names the current price beside the dot, in the colour of its side', () => {
  expect(labels({}).price).toMatchObject({ text: '$2,410.00', tone: 'up', left: 169 });
  const below = labels({ points: [at.second(0, 2400), at.second(60, 2390)] });
  expect(below.price).toMatchObject({ text: '$2,390.00', tone: 'down' });
});

test('names the start price where the line is not: on the right, and late in the round on the left', () => {
  const early = labels({}).start;
  expect(early).toMatchObject({ text: 'Start $2,400.00', tone: 'accent', top: 209 });
  expect(early?.left).toBeGreaterThan(600);
  const late = labels({ points: [at.second(0, 2400), at.second(240, 2390)] }).start;
  expect(late).toMatchObject({ left: 0, top: 171 });
});

test("names the end price and the player's own entry", () => {
  const ended = labels({
    points: [at.second(0, 2400), at.second(300, 2390)],
    hasEnded: true,
    entry: { ...at.second(90, 2397), isUp: false },
  });
  expect(ended.price).toBeUndefined();
  expect(ended.end).toMatchObject({ text: 'End $2,390.00', tone: 'down' });
  expect((ended.end?.left ?? 0) + (ended.end?.width ?? 0)).toBeLessThanOrEqual(800);
  expect(ended.entry).toMatchObject({ text: 'You ▼ DOWN', tone: 'down' });
});
