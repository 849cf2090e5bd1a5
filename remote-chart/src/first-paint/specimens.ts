import type { CurrentRound, RoundHistoryItem, RoundPrices, Specimen } from '@updown/shared';

// Answers for which the build draws the looks of the scenes. Each of their texts is found in what is drawn, so none is part
// of another, or of a text that is always there.

const NOW = 1_800_000_000_500;
const START = Math.floor(NOW / 1000) - 113;

/** An item of each kind. */
const history: readonly RoundHistoryItem[] = [
  { id: 987_651, outcome: 'UP' },
  { id: 987_652, outcome: 'DOWN' },
  { id: 987_653, outcome: 'DRAW' },
  { id: 987_654, outcome: 'VOID' },
];

const round: CurrentRound = {
  id: 987_655,
  status: 'active',
  start_time: START,
  end_time: START + 300,
  lock_time: START + 295,
  start_price: 2345.67,
  end_price: null,
  outcome: null,
  total_deposits: '0',
  up_predictions: '0',
  down_predictions: '0',
  minimum_deposit: '30000',
  maximum_deposit: '3000000',
};

function specimen(current: CurrentRound, prices: RoundPrices['prices']): Specimen {
  const { id: roundId, start_time: startTime, end_time: endTime } = round;
  return {
    now: NOW,
    answers: {
      '/api/contract/current-round-fast': { success: true, data: { current, history } },
      '/api/round/current/prices': { roundId, startTime, endTime, prices },
    },
  };
}

function at(second: number, price: number) {
  return { time: (START + second) * 1000, price };
}

/** On both sides of the start price. */
const earlier = [at(31, 2351.5), at(67, 2339.25)];
const lasts = [2359.01, 2332.4, round.start_price];

/** No round has ended yet. */
const noResult: Specimen = {
  now: NOW,
  answers: {
    '/api/contract/current-round-fast': { success: true, data: { current: null, history: [] } },
  },
};

export const specimens: readonly Specimen[] = [
  ...lasts.flatMap((price) => [
    specimen(round, [...earlier, at(97, price)]),
    specimen({ ...round, status: 'idle', end_price: price, outcome: 'UP' }, earlier),
  ]),
  noResult,
];
