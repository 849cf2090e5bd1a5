import {
  Badge,
  Card,
  errorMessage,
  Failure,
  isSimulated,
  POLL_MS,
  Skeleton,
  useClock,
  useCurrentPriceQuery,
  usePolling,
  usePriceHistoryQuery,
} from '@updown/shared';
import { t } from '../texts/texts';
import { hourlyPoints } from './hourly-points';
import { MiniChart } from './mini-chart';
import { PriceFigures } from './price-figures';
import { PriceNow } from './price-now';

const HOUR_MS = 3_600_000;

/** The current price and the last 24 hours. */
export function EthPriceCard() {
  const polling = usePolling(POLL_MS.price);
  const price = useCurrentPriceQuery(undefined, polling);
  const history = usePriceHistoryQuery({ days: 1, interval: '1h' }, polling);
  const hour = useClock((now) => now - (now % HOUR_MS));
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
  if (price.data === undefined || history.data === undefined) {
    return <Card title={t('ETH Price')}>{failed !== false ? failed : <Loading />}</Card>;
  }

  const points = hourlyPoints(history.data.candles, price.data, hour);
  const simulated = isSimulated(price.data.source) || points.some((point) => point.simulated);
  return (
    <Card
      title={t('ETH Price')}
      aside={simulated && <Badge $tone="warning">{t('Simulated')}</Badge>}
    >
      {failed}
      <PriceNow price={price.data} />
      <MiniChart points={points} />
      <PriceFigures history={history.data} points={points} />
    </Card>
  );
}

function Loading() {
  return (
    <div aria-busy>
      <Skeleton height="17.5rem" />
    </div>
  );
}
