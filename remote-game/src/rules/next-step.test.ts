import { nextStep } from './next-step';

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
