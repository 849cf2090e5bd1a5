import { ticketView } from './ticket-view';

const own = { isLatest: true, isOwn: true, isResolved: true };
const earlier = { ...own, isLatest: false };
const foreign = { ...own, isOwn: false };

type Facts = Parameters<typeof ticketView>[0];

test.each<[string, Facts, ReturnType<typeof ticketView>['ticket'], boolean]>([
  ['a bet', { phase: 'active', predicted: false, result: null }, 'bet', false],
  ['the active prediction', { phase: 'locked', predicted: true, result: null }, 'active', false],
  [
    '… with the last result below',
    { phase: 'active', predicted: true, result: earlier },
    'active',
    true,
  ],
  ['the result', { phase: 'idle', predicted: true, result: own }, 'result', false],
  [
    '… also while it is awaited',
    { phase: 'resolving', predicted: true, result: { ...own, isResolved: false } },
    'result',
    false,
  ],
  [
    '… and while the next round runs',
    { phase: 'active', predicted: false, result: earlier },
    'result',
    false,
  ],
  [
    'a bet while an earlier result is awaited',
    { phase: 'active', predicted: false, result: { ...earlier, isResolved: false } },
    'bet',
    true,
  ],
  [
    'what came of a round without the player',
    { phase: 'resolving', predicted: false, result: foreign },
    'result',
    false,
  ],
  ['… until it is known', { phase: 'idle', predicted: false, result: foreign }, 'bet', false],
])('shows %s', (_what, facts, ticket, hasResultBelow) => {
  expect(ticketView(facts)).toEqual({ ticket, hasResultBelow });
});
