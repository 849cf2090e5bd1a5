import {
  Badge,
  Card,
  errorMessage,
  Failure,
  POLL_MS,
  useClock,
  useCurrentPriceQuery,
  usePolling,
  usePriceHistoryQuery,
} from '@updown/shared';
import { t } from '../../texts/texts';
import { dayOfPrices, hourOf } from './day-of-prices';
import { MiniChart } from './mini-chart';
import { PriceFigures } from './price-figures';
import { PriceNow } from './price-now';

/** The current price and the last 24 hours. */
export function EthPriceCard() {
  const polling = usePolling(POLL_MS.price);
  const price = useCurrentPriceQuery(undefined, polling);
  const history = usePriceHistoryQuery({ days: 1, interval: '1h' }, polling);
  const hour = useClock(hourOf);
  const error = price.error ?? history.error;

  function retry(): void {
    void price.refetch();
    void history.refetch();
  }

  const failed = error !== undefined && (
    <Failure
      title={t('Error Loading Price')}
      message={errorMessage(error, t('The server did not respond.'))}
      onRetry={retry}
    />
  );
  const both = price.data && history.data && { price: price.data, history: history.data };
  const day = both && dayOfPrices(both.price, both.history, hour);
  return (
    <Card
      title={t('ETH Price')}
      aside={day?.simulated === true && <Badge $tone="warning">{t('Simulated')}</Badge>}
    >
      {failed}
      {(day !== undefined || error === undefined) && (
        <>
          <PriceNow price={both?.price} />
          <MiniChart points={day?.points} />
          <PriceFigures figures={day?.figures} />
        </>
      )}
    </Card>
  );
}
