import { afterResult, startsInTicket } from './next-step';

test.each([
  [true, 'allowed', 'claim'],
  [true, 'no-wallet', 'claim'],
  [false, 'allowed', 'start'],
  [false, 'busy', 'start'],
  [false, 'no-wallet', null],
  [false, 'wrong-chain', null],
] as const)(
  'with a payout to claim: %s, and a start that is %s, the next step is %s',
  (...given) => {
    const [canClaim, start, step] = given;
    expect(afterResult(canClaim, start)).toBe(step);
  },
);

test.each([
  ['bet', false, { action: 'start', start: 'allowed' }, true],
  ['bet', false, { action: 'faucet', start: 'allowed' }, false],
  ['result', false, { action: 'predict', start: 'busy' }, true],
  ['result', true, { action: 'start', start: 'allowed' }, false],
  ['active', false, { action: 'predict', start: 'round-running' }, false],
] as const)(
  'the ticket %s (payout to claim: %s) has the start: %j',
  (ticket, canClaim, state, has) => {
    expect(startsInTicket(ticket, canClaim, state)).toBe(has);
  },
);
