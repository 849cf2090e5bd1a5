import type { Ending, FeedRecord, RoundEvents } from './evidence';
import { judge } from './judge';

const ION = 10n ** 18n;
const END = 1_300n;
const PRICE = 2_400n * 10n ** 8n;

const resolved: Extract<Ending, { kind: 'resolved' }> = {
  kind: 'resolved',
  at: 1_310n,
  outcome: 'Up',
  priceAtEnd: PRICE + 1n,
  feedRoundId: 9n,
  owed: 145_000n * ION, // 50,000 and 95 % of 100,000
  burned: 5_000n * ION,
};
const round: RoundEvents = {
  roundId: 4n,
  start: {
    priceAtStart: PRICE,
    startTime: 1_000n,
    endTime: END,
    minimumDeposit: 30_000n * ION,
    maximumDeposit: 3_000_000n * ION,
    maxExposure: 2_400_000n * ION,
    feedRoundId: 7n,
  },
  predictions: [
    { player: 'Ann', up: true, amount: 50_000n * ION, upPool: 50_000n * ION, downPool: 0n },
    {
      player: 'Ben',
      up: false,
      amount: 100_000n * ION,
      upPool: 50_000n * ION,
      downPool: 100_000n * ION,
    },
  ],
  ending: resolved,
  claims: [{ player: 'Ann', payout: 145_000n * ION }],
};
const feed: FeedRecord = {
  startAnswer: { id: 7n, answer: PRICE, updatedAt: 990n },
  endAnswer: { id: 9n, answer: PRICE + 1n, updatedAt: 1_305n },
};

function withEnding(changes: Partial<typeof resolved>): RoundEvents {
  return { ...round, ending: { ...resolved, ...changes } };
}
function voided(at: bigint, feedRoundId = 0n): RoundEvents {
  const ending: Ending = { kind: 'voided', at, owed: 150_000n * ION, feedRoundId };
  return { ...round, ending, claims: [{ player: 'Ben', payout: 100_000n * ION }] };
}

test('agrees with a round whose end and payouts follow the rules', () => {
  expect(judge(round, feed)).toEqual({ outcome: 'Up', disagreements: [] });
});

test.each<[string, RoundEvents, string]>([
  ['a wrong outcome', withEnding({ outcome: 'Down' }), 'the outcome: recomputed Up, reported Down'],
  ['another answer', withEnding({ feedRoundId: 10n }), 'the end answer: recomputed 9, reported 10'],
  ['another price', withEnding({ priceAtEnd: 5n }), 'the end price: recomputed 240000000001'],
  ['a wrong sum', withEnding({ owed: 1n }), 'the sum of the claims: recomputed 145000'],
  ['too much burned', withEnding({ burned: 6n }), 'the burned amount: recomputed 5000'],
  [
    'a payout that is too large',
    { ...round, claims: [{ player: 'Ann', payout: 145_000n * ION + 1n }] },
    'the payout to Ann',
  ],
  [
    'a payout to a loser',
    { ...round, claims: [{ player: 'Ben', payout: 1n }] },
    'the payout to Ben: recomputed 0, reported 1',
  ],
  [
    'a payout to a stranger',
    { ...round, claims: [{ player: 'Eve', payout: 1n }] },
    'the payout to Eve: recomputed 0, reported 1',
  ],
  [
    'a second payout',
    { ...round, claims: [...round.claims, ...round.claims] },
    'the payout to Ann: recomputed 0',
  ],
  [
    'a start price that differs from the feed',
    { ...round, start: { ...round.start, priceAtStart: PRICE - 1n } },
    'the start price: recomputed 240000000000, reported 239999999999',
  ],
  [
    'a stake below the minimum',
    { ...round, start: { ...round.start, minimumDeposit: 60_000n * ION } },
    'the stake of Ann is within the limits',
  ],
  [
    'a second stake of a player',
    { ...round, predictions: round.predictions.map((made) => ({ ...made, player: 'Ann' })) },
    'Ann predicted once',
  ],
  [
    'a pool that is not the sum of the stakes',
    { ...round, predictions: round.predictions.slice(1) },
    'the UP pool after Ben: recomputed 0',
  ],
  [
    'a risk above the exposure',
    {
      ...round,
      start: { ...round.start, maxExposure: 0n },
      predictions: round.predictions.slice(0, 1),
    },
    'the house risks no more than the exposure',
  ],
  ['claims before the end', { ...round, ending: undefined }, 'claims before the end'],
  ['a void of a decided round', voided(END + 3_600n), 'the outcome: recomputed Up, reported Void'],
])('names %s', (_, forged, disagreement) => {
  expect(judge(forged, feed).disagreements.join('\n')).toContain(disagreement);
});

test('reports a start price that is younger than the start', () => {
  const startAnswer = { id: 7n, answer: PRICE, updatedAt: 1_001n };
  expect(judge(round, { ...feed, startAnswer }).disagreements).toEqual([
    'the start answer is not younger than the start: recomputed false, reported true',
  ]);
});

test('returns every stake in a draw', () => {
  const draw = {
    ...withEnding({ outcome: 'Draw', priceAtEnd: PRICE, owed: 150_000n * ION, burned: 0n }),
    claims: [{ player: 'Ben', payout: 100_000n * ION }],
  };
  const endAnswer = { id: 9n, answer: PRICE, updatedAt: END };
  expect(judge(draw, { ...feed, endAnswer })).toEqual({ outcome: 'Draw', disagreements: [] });
});

test('agrees with a void round only if the feed was silent for an hour, late or without a valid price', () => {
  const silent = { ...feed, endAnswer: undefined };
  const later = { ...feed, endAnswer: { id: 9n, answer: PRICE, updatedAt: END + 5_000n } };
  const invalid = { ...feed, endAnswer: { id: 9n, answer: 0n, updatedAt: END } };
  const agreed = { outcome: 'Void', disagreements: [] };
  expect(judge(voided(END + 3_600n), silent)).toEqual(agreed);
  expect(judge(voided(END + 3_599n), silent).disagreements).toHaveLength(1);
  expect(judge(voided(END + 5_000n), later)).toEqual(agreed);
  expect(judge(voided(END + 5_001n), later).disagreements).toHaveLength(1);
  expect(judge(voided(END + 5_001n, 9n), later)).toEqual(agreed);
  expect(judge(voided(END + 5_001n, 8n), later).disagreements).toHaveLength(1);
  expect(judge(voided(END + 3_600n, 9n), invalid)).toEqual(agreed);
  expect(judge(voided(END + 86_400n), feed)).toEqual(agreed);
});

test('leaves a running round open', () => {
  const running = { ...round, ending: undefined, claims: [] };
  expect(judge(running, { ...feed, endAnswer: undefined })).toEqual({
    outcome: 'Pending',
    disagreements: [],
  });
});
