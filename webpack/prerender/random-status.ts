import { chooser } from './random-numbers';
import type { CurrentPrice, CurrentRound } from '@updown/shared';

const HOUR_MS = 3_600_000;

/** A day of prices, with and without gaps. */
function candles(next: () => number, now: number) {
  const hour = Math.floor(now / HOUR_MS) * 3600;
  const all = Array.from({ length: 25 }, (_, ago) => {
    const close = 2000 + next() * 1000;
    return { time: hour - ago * 3600, open: close, high: close, low: close, close, volume: 1 };
  });
  const isWhole = next() < 0.5;
  return all.reverse().filter(() => isWhole || next() < 0.5);
}

/** What the dashboard asks beyond the game. */
export function statusAnswers(
  next: () => number,
  now: number,
  { round, price }: { readonly round: CurrentRound; readonly price: CurrentPrice },
) {
  const oneOf = chooser(next);
  const { id: roundId, start_price: startPrice, start_time: startTime, end_time: endTime } = round;
  const status = oneOf(['active', 'active', 'resolving', 'idle'] as const);
  const [high, low] = [price.price + next(), price.price - next()];
  return {
    '/api/health': { status: 'ok', uptime: 1 },
    '/api/status': {
      currentRound: oneOf([null, { roundId, startPrice, status, startTime, endTime }]),
      gameStatus: { isRunning: next() < 0.5 },
      network: oneOf(['Local Chain', 'A&B']),
    },
    '/api/price/history?asset=ethereum&days=1&interval=1h': {
      asset: 'ethereum',
      days: 1,
      interval: '1h',
      points: [],
      candles: candles(next, now),
      ...oneOf([
        { high: null, low: null, average: null },
        { high, low, average: price.price },
      ]),
    },
  };
}
