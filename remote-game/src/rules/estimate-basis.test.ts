import { estimateBasis } from './estimate-basis';

const round = { up_predictions: '60000', down_predictions: '30000' };
const ION = 10n ** 18n;
const own = { pools: { up: 60_000n * ION, down: 30_000n * ION }, isNextRound: false };
const next = { pools: { up: 0n, down: 0n }, isNextRound: true };

test.each([
  ['the pools of an open round', round, 'active', true, own],
  ['… until it ends', round, 'locked', true, own],
  ['an empty next round after it', round, 'resolving', true, next],
  ['… and before the next one starts', round, 'idle', true, next],
  ['… and before the first', null, 'none', true, next],
  ['nothing while the round is unknown', null, 'none', false, { pools: null, isNextRound: false }],
] as const)('is %s', (_what, given, phase, isRead, basis) => {
  expect(estimateBasis(given, phase, isRead)).toEqual(basis);
});
