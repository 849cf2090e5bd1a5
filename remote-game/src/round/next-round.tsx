import {
  formatPrice,
  POLL_MS,
  SourceBadge,
  useCurrentPriceQuery,
  usePolling,
  type CurrentRound,
} from '@updown/shared';
import { t } from '../../texts/texts';
import { Between, Figure } from './hero-layout';

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
        {!isEmpty && <PriceNow />}
      </Between>
    </>
  );
}

function PriceNow() {
  const { data } = useCurrentPriceQuery(undefined, usePolling(POLL_MS.price));
  return data === undefined ? null : (
    <span>
      <span>{t('ETH is at {price}', { price: formatPrice(data.price) })}</span>{' '}
      <SourceBadge source={data.source} />
    </span>
  );
}
