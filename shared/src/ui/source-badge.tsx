import type { CurrentPrice } from '../api/types';
import { Badge } from './badge';

/** Says of a price that no market made it. */
export function SourceBadge({ source }: { source: CurrentPrice['source'] }) {
  if (source !== 'simulated' && source !== 'fallback') return null;
  return <Badge $tone="warning">Simulated</Badge>;
}
