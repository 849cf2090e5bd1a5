import { payoutState } from './payout-state';

const due = { payOutSeconds: 60, endTime: 1_000, hasClaimed: false, now: 1_010_000 };

test.each<[string, Parameters<typeof payoutState>[0], ReturnType<typeof payoutState>]>([
  ['that the operator pays', due, 'on-its-way'],
  ['… a moment late', { ...due, now: 1_119_999 }, 'on-its-way'],
  ['… much too late', { ...due, now: 1_120_000 }, 'to-claim'],
  ['that nobody else pays', { ...due, payOutSeconds: null }, 'to-claim'],
  ['of an API that does not say who pays', { ...due, payOutSeconds: undefined }, 'to-claim'],
  ['of a round whose end is not known yet', { ...due, endTime: null }, 'to-claim'],
  ['that is paid', { ...due, hasClaimed: true }, 'claimed'],
])('a payout %s', (_which, facts, state) => {
  expect(payoutState(facts)).toBe(state);
});
