import { nextStep, startsInTicket } from './next-step';

test.each([
  ['active', 'round-running', 'bet'],
  ['locked', 'round-running', 'bet'],
  ['idle', 'allowed', 'start'],
  ['resolving', 'busy', 'start'],
  ['idle', 'no-wallet', null],
  ['idle', 'wrong-chain', null],
] as const)(
  'while the round is %s and a start is %s, the next step is %s',
  (phase, start, step) => {
    expect(nextStep(phase, start)).toBe(step);
  },
);

test.each([
  ['bet', 'idle', { action: 'start', start: 'allowed' }, true],
  ['bet', 'idle', { action: 'faucet', start: 'allowed' }, false],
  ['result', 'idle', { action: 'predict', start: 'busy' }, true],
  ['result', 'active', { action: 'predict', start: 'round-running' }, false],
  ['active', 'active', { action: 'predict', start: 'round-running' }, false],
] as const)(
  'the ticket %s of a round that is %s has the start: %j',
  (ticket, phase, state, has) => {
    expect(startsInTicket(ticket, phase, state)).toBe(has);
  },
);
