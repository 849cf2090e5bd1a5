import { chooser, numbers } from './random-numbers';
import { statusAnswers } from './random-status';
import {
  media,
  type CurrentPrice,
  type CurrentRound,
  type PlayerHistoryItem,
  type RoundHistoryItem,
  type Specimen,
} from '@updown/shared';

/** Moments of a game, for tests: each call gives another one, and each run the same ones. */
export function randomMoments(seed: number, now: number): () => Specimen {
  const next = numbers(seed);
  const oneOf = chooser(next);

  function stake(): string {
    return oneOf(['0', '30000', (next() * 5_000_000).toFixed(4), '0.000001', '12345678.5']);
  }

  function outcomes(): RoundHistoryItem[] {
    const history: RoundHistoryItem[] = [];
    for (let id = 500; next() < 0.8; id -= 1) {
      history.push({ id, outcome: oneOf(['UP', 'DOWN', 'DRAW', 'VOID'] as const) });
    }
    return history;
  }

  /** Any number of prices at any seconds of a round, all of them near its start price, or some far away. */
  function pricesOf({ id, start_time: startTime, end_time: endTime, start_price }: CurrentRound) {
    const last = oneOf([0, 1, 40, 150]);
    const spread = oneOf([0, 0.01, 3, 300]);
    const prices = Array.from({ length: last }, (_, index) => ({
      time: (startTime - 1) * 1000 + Math.floor((index * (now - startTime * 1000 + 900)) / last),
      price: start_price + Math.round((next() - 0.5) * spread * 1e8) / 1e8,
    }));
    return { roundId: id - oneOf([0, 0, 0, 1]), startTime, endTime, prices };
  }

  /** The latest predictions of a new game or of an old one. */
  function firstHistory() {
    const all = oneOf([0, 1, 7, 20, 21, 25_000]);
    const data = Array.from({ length: Math.min(all, 10) }, (_, index): PlayerHistoryItem => {
      const outcome = oneOf(['UP', 'DOWN', 'DRAW', 'VOID', null] as const);
      const direction = oneOf(['UP', 'DOWN'] as const);
      const isWinner = outcome === direction;
      const stakeAmount = oneOf([stake(), '30000', '0.123456789012345678']);
      return {
        roundId: 500 - index,
        playerAddress: next() < 0.005 ? null : `0x${`${next()}`.slice(2).padEnd(40, 'aF0')}`,
        direction,
        stakeAmount,
        status: outcome !== null,
        isWinner,
        outcome,
        rewardAmount: isWinner ? oneOf([stakeAmount, '91234.5678']) : '0',
        position: `${9 - index}.0`,
      };
    });
    return { success: true, data, total: all };
  }

  /** A round at any second, with any pools, beside any price. */
  function moment(): Specimen {
    const begun = Math.floor(next() * 299);
    const [up, down] = [stake(), stake()];
    const start = Math.floor(now / 1000) - begun;
    const round: CurrentRound = {
      id: 1 + Math.floor(next() * 1e6),
      status: oneOf(['active', 'active', 'active', 'idle', 'resolving']),
      start_time: start,
      end_time: start + 300,
      lock_time: start + 295,
      start_price: 2000 + next() * 1000,
      end_price: null,
      outcome: null,
      total_deposits: `${Number(up) + Number(down)}`,
      up_predictions: up,
      down_predictions: down,
      minimum_deposit: oneOf(['30000', '30000', '100']),
      maximum_deposit: '3000000',
    };
    if (round.status === 'idle' && next() < 0.7) {
      round.end_price = round.start_price + oneOf([0, 4.5, -0.01]);
      round.outcome = oneOf(['UP', 'DOWN', 'DRAW', 'VOID']);
    }
    const price: CurrentPrice = {
      price: round.start_price + oneOf([0, 1e-7, 0.004, -0.02, (next() - 0.5) * 300]),
      change24h: oneOf([null, 0, 0.001, 1.25, -3.5]),
      timestamp: now - oneOf([100, 1_000, 9_000, 20_000]),
      source: oneOf(['moralis', 'simulated', 'fallback', 'chainlink'] as const),
      ...(next() < 0.3 && { everySeconds: 3600 }),
    };
    const config = {
      chainId: 1,
      network: oneOf(['Local Chain', '<Chain>']),
      explorerUrl: null,
      version: '1.2.3',
      isLocal: next() < 0.5,
      contracts: {},
      token: { name: 'Token', symbol: oneOf(['ION', 'A&B', '<b>']), decimals: 18 },
      roundDuration: 300,
      sponsorsGas: next() < 0.5,
    };
    const answers = {
      '/api/config': config,
      '/api/contract/current-round-fast': {
        success: true,
        data: { current: oneOf([round, round, round, round, null]), history: outcomes() },
      },
      '/api/price/current?asset=ethereum': price,
      '/api/round/current/prices': pricesOf(round),
      '/api/contract/players/history-fast?limit=10': firstHistory(),
      ...statusAnswers(next, now, { round, price }),
    };
    return { now, answers, media: oneOf([[], [media.large]]) };
  }

  return moment;
}
