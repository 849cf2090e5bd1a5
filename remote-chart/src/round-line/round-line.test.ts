import { roundLine, type LineRound } from './round-line';

const START = 1_767_614_400;
const round: LineRound = {
  id: 7,
  status: 'active',
  start_time: START,
  end_time: START + 300,
  lock_time: START + 295,
  start_price: 2400,
  end_price: null,
  outcome: null,
};
function at(seconds: number, price: number) {
  return { time: (START + seconds) * 1000, price };
}
const prices = [at(0, 2399), at(2, 2401), at(4, 2405)];
const up = { hasPredicted: true, predictedUp: true, predictedAt: START + 3 };

test('starts with the start price and ends with the latest price', () => {
  const line = roundLine(round, prices, undefined);
  expect(line.points).toEqual([at(0, 2400), at(2, 2401), at(4, 2405)]);
  expect(line).toMatchObject({
    span: { from: START * 1000, to: (START + 300) * 1000 },
    base: 2400,
    lockFrom: (START + 295) * 1000,
    entry: null,
    hasEnded: false,
  });
});

test('ends with the end price at the end, and takes no price from after it', () => {
  const ended: LineRound = { ...round, status: 'idle', end_price: 2390, outcome: 'DOWN' };
  const line = roundLine(ended, [...prices, at(300, 2391), at(302, 2380)], undefined);
  expect(line.points.slice(2)).toEqual([at(4, 2405), at(300, 2390)]);
  expect(line.hasEnded).toBe(true);
});

test('keeps the last price of a round without an end price', () => {
  const line = roundLine({ ...round, status: 'idle' }, [...prices, at(302, 2380)], undefined);
  expect(line.points.at(-1)).toEqual(at(4, 2405));
});

test("the player's entry is on the line, at the moment of the prediction", () => {
  expect(roundLine(round, prices, up).entry).toEqual({ ...at(3, 2403), isUp: true });
  const down = { ...up, predictedUp: false, predictedAt: START + 9 };
  expect(roundLine(round, prices, down).entry).toEqual({ ...at(4, 2405), isUp: false });
});

test('has no entry without a prediction, or before its time is known', () => {
  expect(roundLine(round, prices, { ...up, hasPredicted: false }).entry).toBeNull();
  expect(roundLine(round, prices, { ...up, predictedAt: null }).entry).toBeNull();
});

test('the entries of followed players stand out by their names', () => {
  const entries = [
    { time: START + 3, direction: 'DOWN' as const, position: '1.0' },
    { time: START + 4, direction: 'UP' as const, position: '2.0' },
  ];
  const { followed } = roundLine(round, prices, undefined, entries, new Map([['1.0', 'Ada']]));
  expect(followed).toEqual([{ ...at(3, 2403), isUp: false, player: 'Ada' }]);
});

test('more than 50 entries are too many to mark', () => {
  const entries = Array.from({ length: 51 }, (_, index) => ({
    time: round.start_time + 2,
    direction: 'UP' as const,
    position: `${index}.0`,
  }));
  expect(roundLine(round, prices, undefined, entries).entries).toEqual([]);
  expect(roundLine(round, prices, undefined, entries.slice(1)).entries).toHaveLength(50);
});
