import type { CurrentRound } from '../api/rounds';

/** The tests' round: it runs, with stakes on both sides. The API makes it of a row, and every page shows it. */
export function testRound(start: number, changes: Partial<CurrentRound> = {}): CurrentRound {
  return {
    id: 7,
    status: 'active',
    start_time: start,
    lock_time: start + 295,
    end_time: start + 300,
    start_price: 2400,
    end_price: null,
    outcome: null,
    total_deposits: '90000',
    up_predictions: '60000',
    down_predictions: '30000',
    minimum_deposit: '30000',
    maximum_deposit: '3000000',
    ...changes,
  };
}
