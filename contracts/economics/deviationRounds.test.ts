import { chanceAtDistance, gainsOnDeviationFeed, waitsForAnswer } from './deviationRounds';

test('who sees the market at the answer wins half of the rounds', () => {
  expect(Math.abs(chanceAtDistance(0, 60) - 0.5)).toBeLessThan(0.015);
});

test('a lock takes little away from who sees the market beside the answer: the next post ends the round', () => {
  const [short, long] = [chanceAtDistance(0.002, 5), chanceAtDistance(0.002, 240)];
  expect(short).toBeGreaterThan(0.67);
  expect(short - long).toBeLessThan(0.04);
});

test('a late bettor gains more the older the answer, and less the longer the lock, but always something', () => {
  const [young, old] = [10, 600].map((age) => gainsOnDeviationFeed(age, [240, 60, 5], 0.8));
  young!.forEach((gain, i) => expect(old![i]).toBeGreaterThan(gain));
  for (const gains of [young!, old!]) {
    expect(gains[0]).toBeGreaterThan(0.02);
    expect(gains[0]).toBeLessThan(gains[1]!);
    expect(gains[1]).toBeLessThan(gains[2]!);
  }
});

test('nobody lives on the least bonus', () => {
  for (const gain of gainsOnDeviationFeed(120, [240, 60, 5], 0.1)) expect(gain).toBeLessThan(0.005);
});

test('the answer after the end comes within the heartbeat, and later in a calm market', () => {
  const [calm, wild] = [0.3, 1.2].map((volatility) => waitsForAnswer(volatility));
  expect(wild!.at(-1)).toBeLessThanOrEqual(3_600);
  expect(calm![10_000]).toBeGreaterThan(wild![10_000]!);
});
