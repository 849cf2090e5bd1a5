import { ticketView } from './ticket-view';

const own = { isLatest: true, isOwn: true };
const earlier = { ...own, isLatest: false };
const foreign = { ...own, isOwn: false };

type Facts = Parameters<typeof ticketView>[0];

test.each<[string, Facts, ReturnType<typeof ticketView>['ticket'], boolean]>([
  ['a bet', { phase: 'active', predicted: false, result: null }, 'bet', false],
  ['the active prediction', { phase: 'locked', predicted: true, result: null }, 'active', false],
  [
    '… below the last result',
    { phase: 'active', predicted: true, result: earlier },
    'active',
    true,
  ],
  ['the result', { phase: 'idle', predicted: true, result: own }, 'result', false],
  [
    '… also while it is awaited',
    { phase: 'resolving', predicted: true, result: own },
    'result',
    false,
  ],
  [
    'the bet in the next round, as soon as it runs, below the last result',
    { phase: 'active', predicted: false, result: earlier },
    'bet',
    true,
  ],
  [
    '… also after a round without the player',
    { phase: 'idle', predicted: false, result: earlier },
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
])('shows %s', (_what, facts, ticket, hasStrip) => {
  expect(ticketView(facts)).toEqual({ ticket, hasStrip });
});
