import { liveRound } from './fake-api';
import { ion } from './fake-chain';
import type { Page } from './render-in-page';

const outcomes = [null, 'UP', 'DOWN', 'DRAW', 'VOID'] as const;

/** Sets up API and chain with an ended round in which the player bet UP. */
export function ended(outcome: number, priceAtEnd: number) {
  return ({ api, chain }: Pick<Page, 'api' | 'chain'>): void => {
    api.own = { ...api.own, hasPredicted: true, predictedUp: true, depositAmount: '30000' };
    chain.position = { hasPredicted: true, up: true, withdrawn: false, claimable: ion(54_000) };
    chain.round = {
      ...chain.round,
      outcome,
      priceAtStart: 240_000_000_000n,
      priceAtEnd: BigInt(priceAtEnd) * 10n ** 8n,
    };
    api.round = {
      ...liveRound,
      status: outcome === 0 ? 'resolving' : 'idle',
      outcome: outcomes[outcome] ?? null,
      end_price: priceAtEnd === 0 ? null : priceAtEnd,
    };
  };
}
