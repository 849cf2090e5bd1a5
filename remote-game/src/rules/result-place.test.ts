import { hasActiveBet, resultPlace } from './result-place';

const known = { isLatest: true, isOwn: true, isKnown: true };
const awaited = { ...known, isKnown: false };
const earlier = { ...known, isLatest: false };
const foreign = { ...awaited, isOwn: false };

const wide = {
  phase: 'idle',
  result: known,
  comesByItself: false,
  isSmall: false,
  isMoment: true,
} as const;
const small = { ...wide, isSmall: true };

type Facts = Parameters<typeof resultPlace>[0];

test.each<[string, Facts, ReturnType<typeof resultPlace>]>([
  ['a result', wide, 'card'],
  ['… also an awaited one', { ...wide, phase: 'resolving', result: awaited }, 'card'],
  [
    '… until it is dismissed, however long ago',
    { ...wide, result: earlier, isMoment: false },
    'card',
  ],
  ['a result on a phone', small, 'sheet'],
  ['… also beside the next round', { ...small, phase: 'active', result: earlier }, 'sheet'],
  ['… after its moment', { ...small, isMoment: false }, 'line'],
  ['an awaited result on a phone', { ...small, phase: 'resolving', result: awaited }, 'sheet'],
  [
    '… of an earlier round',
    { ...small, phase: 'active', result: { ...awaited, isLatest: false } },
    'line',
  ],
  [
    'a round without the player, while the result comes',
    { ...wide, phase: 'resolving', result: foreign, comesByItself: true },
    null,
  ],
  ['… that does not come', { ...wide, phase: 'resolving', result: foreign }, 'card'],
  ['… and its known result', { ...wide, result: { ...foreign, isKnown: true } }, null],
  ['no result', { ...wide, result: null }, null],
])('shows %s', (_what, facts, place) => {
  expect(resultPlace(facts)).toBe(place);
});

test.each([
  ['active', true, true],
  ['locked', true, true],
  ['resolving', true, false],
  ['active', false, false],
] as const)('in the phase %s, with a bet: %s', (phase, predicted, has) => {
  expect(hasActiveBet(phase, predicted)).toBe(has);
});
