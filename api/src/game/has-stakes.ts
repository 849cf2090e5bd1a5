import type { Round } from './round';

export function hasStakes({ up_pool, down_pool }: Pick<Round, 'up_pool' | 'down_pool'>): boolean {
  return up_pool + down_pool > 0n;
}
