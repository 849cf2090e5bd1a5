import {
  formatPrice,
  POLL_MS,
  SourceBadge,
  useCurrentPriceQuery,
  usePolling,
  type CurrentRound,
} from '@updown/shared';
import { t } from '../../texts/texts';
import { Between, Figure, Wide } from './hero-layout';

/** Fills the gap between two rounds with the price for the next one, or a note that nobody joined the last one. */
export function NextRound({ last }: { last: Pick<CurrentRound, 'outcome'> }) {
  // The keeper does not resolve a round without stakes.
  const isEmpty = last.outcome === null;
  return (
    <>
      {isEmpty && (
        <Figure $area="now">
          <small>{t('Nobody joined this round, so it has no result.')}</small>
        </Figure>
      )}
      <Between>
        <span>{t('Waiting for the next round...')}</span>
        <PriceNow isNamed={!isEmpty} />
      </Between>
    </>
  );
}

function PriceNow({ isNamed }: { isNamed: boolean }) {
  const { data } = useCurrentPriceQuery(undefined, usePolling(POLL_MS.price));
  if (data === undefined) return null;
  return (
    <>
      {isNamed && <Wide>{t('ETH is at {price}', { price: formatPrice(data.price) })}</Wide>}
      <SourceBadge source={data.source} />
    </>
  );
}
