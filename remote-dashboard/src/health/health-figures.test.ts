import type { OperatorOverview } from '@updown/shared';
import { NOW, overview } from '../../testing/api';
import { type Level, formatSpan } from './health-figure';
import { healthFigures } from './health-figures';

const now = NOW / 1000;
const { feed, keeper, calls } = overview;

function figure(label: string, changes: Partial<OperatorOverview> = {}) {
  const figures = healthFigures({ overview: { ...overview, ...changes }, now, symbol: 'ION' });
  return figures.find((one) => one.label === label);
}

function answeredBefore(age: number, isOwn = true) {
  const answers = [{ id: '9', price: 2400, updatedAt: now - age }];
  return { feed: { ...feed, isOwn, answers } };
}

test('a calm game is OK in all seven figures', () => {
  const figures = healthFigures({ overview, now, symbol: 'ION' });
  expect(figures.map(({ label, value, note, level }) => [label, value, note, level])).toEqual([
    ['Feed age', '4 s', 'Limit for a start: 2 min', 'ok'],
    ["Keeper's gas", '9.8765 ETH', 'For 2 days · Last action 4 s ago', 'ok'],
    ['Unresolved rounds', '0', 'Every ended round has a result', 'ok'],
    ['Free reserve', '4,600,000 ION', 'Worst case 540,000 ION', 'ok'],
    ['Index lag', '0 blocks', 'Last response 0 s ago', 'ok'],
    ['Error rate', '0%', '0 of 1,200 calls in 5 min', 'ok'],
    ['Failed remotes', '0', 'None in the last hour', 'ok'],
  ]);
});

test.each<[age: number, own: Level, external: Level]>([
  [0, 'ok', 'ok'],
  [89, 'ok', 'ok'],
  [90, 'watch', 'ok'],
  [120, 'watch', 'ok'],
  [121, 'act', 'watch'],
  [7199, 'act', 'watch'],
  [7200, 'act', 'act'],
])(
  "an answer %i s old is %s on the operator's feed and %s on an external one",
  (age, own, external) => {
    expect(figure('Feed age', answeredBefore(age))?.level).toBe(own);
    expect(figure('Feed age', answeredBefore(age, false))?.level).toBe(external);
  },
);

test('a feed without an answer has the age that the API reports', () => {
  expect(figure('Feed age', { feed: { ...feed, answers: [], age: 500 } })).toMatchObject({
    value: '8 min',
    level: 'act',
  });
});

test.each<[left: number, own: Level, external: Level]>([
  [8640, 'ok', 'ok'],
  [8639, 'watch', 'ok'],
  [359, 'act', 'ok'],
  [288, 'act', 'ok'],
  [287, 'act', 'watch'],
  [11, 'act', 'act'],
])(
  'gas for %i transactions is %s if the keeper posts prices, and %s if it only ends rounds',
  (transactionsLeft, own, external) => {
    const changes = { keeper: { ...keeper!, transactionsLeft } };
    expect(figure("Keeper's gas", changes)?.level).toBe(own);
    const outside = { ...changes, ...answeredBefore(0, false) };
    expect(figure("Keeper's gas", outside)?.level).toBe(external);
  },
);

test('gas for months is over 30 days', () => {
  const changes = { keeper: { ...keeper!, transactionsLeft: 25_000_000 } };
  expect(figure("Keeper's gas", changes)?.note).toMatch(/^For over 30 days · /);
});

test('a rejected action of the keeper, or a missing keeper, is to be watched', () => {
  const [action] = keeper!.actions;
  const rejected = { ...action!, error: 'AnswerJumpsTooFar', transactionHash: null };
  expect(figure("Keeper's gas", { keeper: { ...keeper!, actions: [rejected] } })).toMatchObject({
    note: 'For 2 days · Last action 4 s ago, rejected',
    level: 'watch',
  });
  expect(figure("Keeper's gas", { keeper: null })).toMatchObject({
    value: 'No keeper',
    level: 'watch',
  });
  expect(figure("Keeper's gas", { keeper: { ...keeper!, actions: [] } })).toMatchObject({
    note: 'For 2 days · No action yet',
    level: 'ok',
  });
});

test.each<[waited: number, own: Level, external: Level]>([
  [14, 'ok', 'ok'],
  [15, 'watch', 'watch'],
  [119, 'watch', 'watch'],
  [120, 'act', 'watch'],
  [3600, 'act', 'act'],
])(
  "a round that waits %i s is %s on the operator's feed and %s on an external one",
  (waited, own, external) => {
    const endedAt = now - waited;
    const round = { roundId: 41, endedAt, waitedSeconds: waited, voidableAt: endedAt + 3600 };
    const recent = { ...round, roundId: 42, endedAt: now };
    const waiting = [round, recent];
    expect(figure('Unresolved rounds', { waiting })).toMatchObject({ value: '2', level: own });
    const outside = { waiting, ...answeredBefore(0, false) };
    expect(figure('Unresolved rounds', outside)?.level).toBe(external);
  },
);

test.each<[free: string, level: Level]>([
  ['540000', 'ok'],
  ['539999.999999999999999999', 'watch'],
  ['300000', 'watch'],
  ['299999.999999999999999999', 'act'],
])(
  'a free reserve of %s is %s: a round may cost 300,000, and open ones may pay 240,000',
  (freeReserve, level) => {
    expect(figure('Free reserve', { freeReserve })?.level).toBe(level);
  },
);

test.each<[behind: number, silentSeconds: number, level: Level]>([
  [3, 9, 'ok'],
  [4, 0, 'watch'],
  [20, 0, 'watch'],
  [21, 0, 'act'],
  [0, 10, 'watch'],
  [0, 30, 'act'],
])('an index %i blocks behind a chain that is silent for %i s is %s', (behind, silence, level) => {
  const index = { block: 100, chainBlock: 100 + behind, silentSeconds: silence };
  expect(figure('Index lag', { index })?.level).toBe(level);
});

test.each<[failed: number, total: number, value: string, level: Level]>([
  [0, 0, '0%', 'ok'],
  [1, 20, '5%', 'watch'],
  [1, 20_000, '<0.01%', 'watch'],
  [5, 501, '1%', 'watch'],
  [5, 500, '1%', 'act'],
  [60, 60, '100%', 'act'],
])('%i failed calls of %i are %s: %s', (failed, total, value, level) => {
  const changes = { calls: { ...calls, failed, total } };
  expect(figure('Error rate', changes)).toMatchObject({ value, level });
});

test.each<[crashes: number, level: Level]>([
  [1, 'watch'],
  [14, 'watch'],
  [15, 'act'],
])('five time-outs and %i crashes of one version are %s', (count, level) => {
  const failed = { remote: 'chart', version: '0.2.0' };
  const remoteErrors: OperatorOverview['remoteErrors'] = [
    { ...failed, kind: 'crashed', count },
    { ...failed, kind: 'timeout', count: 5 },
  ];
  expect(figure('Failed remotes', { remoteErrors })).toMatchObject({
    value: `${count + 5}`,
    note: `chart 0.2.0 crashed: ${count} · chart 0.2.0 no answer: 5`,
    level,
  });
});

test('the failures of several versions are to be watched, and the note shows the first three', () => {
  const remoteErrors = [4, 3, 2, 1].map((n) => ({
    remote: 'game',
    version: `0.${n}.0`,
    kind: 'corrupt' as const,
    count: n === 4 ? 19 : n,
  }));
  expect(figure('Failed remotes', { remoteErrors })).toMatchObject({
    value: '25',
    note: 'game 0.4.0 damaged: 19 · game 0.3.0 damaged: 3 · game 0.2.0 damaged: 2',
    level: 'watch',
  });
});

test.each([
  [-1, '0 s'],
  [119, '119 s'],
  [120, '2 min'],
  [7_199, '119 min'],
  [7_200, '2 h'],
  [172_800, '2 days'],
])('a span of %i seconds is %s', (seconds, text) => {
  expect(formatSpan(seconds)).toBe(text);
});
