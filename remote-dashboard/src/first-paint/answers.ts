import type { Config, CurrentPrice, FirstAnswers, GameStatus, PriceHistory } from '@updown/shared';

/** The answers inside the dashboard's page; each is undefined if it did not come. */
export function answersIn(answers: FirstAnswers) {
  return {
    config: answers('/api/config') as Config | undefined,
    health: answers('/api/health'),
    status: answers('/api/status') as GameStatus | undefined,
    price: answers('/api/price/current?asset=ethereum') as CurrentPrice | undefined,
    history: answers('/api/price/history?asset=ethereum&days=1&interval=1h') as
      | PriceHistory
      | undefined,
  };
}
