import type { CurrentPrice } from '@updown/protocol/api/price';
import { t } from '../../texts/texts';
import { Badge } from './badge';

/** Whether a price comes from something other than a market. */
export function isSimulated(source: CurrentPrice['source']): boolean {
  return source === 'simulated' || source === 'fallback';
}

const MARKETS: Partial<Record<CurrentPrice['source'], string>> = {
  moralis: 'Moralis',
  chainlink: 'Chainlink',
};

/** The source of a price: a market by its name, or that the price does not come from one. */
export function SourceBadge({ source }: { source: CurrentPrice['source'] }) {
  const market = MARKETS[source];
  return market === undefined ? (
    <Badge>{t('Simulated')}</Badge>
  ) : (
    <Badge translate="no">{market}</Badge>
  );
}
