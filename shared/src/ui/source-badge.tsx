import { t } from '../../texts/texts';
import type { CurrentPrice } from '../api/types';
import { Badge } from './badge';
import { isSimulated } from './is-simulated';

/** Marks a price that does not come from a market. */
export function SourceBadge({ source }: { source: CurrentPrice['source'] }) {
  if (!isSimulated(source)) return null;
  return <Badge $tone="warning">{t('Simulated')}</Badge>;
}
