import {
  Badge,
  Card,
  type CurrentPrice,
  errorMessage,
  Failure,
  formatPrice,
  formatTime,
  POLL_MS,
  PriceChange,
  styled,
  useClock,
  useCurrentPriceQuery,
  usePolling,
  usePriceHistoryQuery,
} from '@updown/shared';
import { t } from '../../texts/texts';
import { Blank } from '../card/blank';
import { type DayFigures, dayOfPrices, hourOf } from './day-of-prices';
import { MiniChart } from './mini-chart';

const List = styled.dl`
  display: grid;
`;

const Figure = styled.div`
  display: flex;
  justify-content: space-between;
  padding: ${({ theme }) => theme.space.xs} 0;
  border-top: 1px solid ${({ theme }) => theme.color.line};
  font-size: ${({ theme }) => theme.font.size.sm};

  dt {
    color: ${({ theme }) => theme.color.muted};
  }
  dd {
    font-weight: ${({ theme }) => theme.font.weight.semibold};
  }
`;

interface PriceFiguresProps {
  /** Undefined until the answer arrives. */
  figures: DayFigures | undefined;
}

/** The high, low and average of 24 hours. */
function PriceFigures({ figures }: PriceFiguresProps) {
  const rows = [
    [t('24h high'), figures?.high],
    [t('24h low'), figures?.low],
    [t('24h average'), figures?.average],
  ] as const;
  return (
    <List>
      {rows.map(([label, price]) => (
        <Figure key={label}>
          <dt>{label}</dt>
          <dd translate="no">{price === undefined ? <Blank length={8} /> : formatPrice(price)}</dd>
        </Figure>
      ))}
    </List>
  );
}

const Row = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${({ theme }) => theme.space.sm};
`;

const Price = styled.span.attrs({ translate: 'no' })`
  font-size: ${({ theme }) => theme.font.size.display};
  font-weight: ${({ theme }) => theme.font.weight.bold};
  letter-spacing: -0.03em;
  line-height: 1.1;
`;

const Quiet = styled.span`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.sm};
`;

/** The current price with its time and its 24-hour change, or placeholders until the answer arrives. */
function PriceNow({ price }: { price: CurrentPrice | undefined }) {
  return (
    <div aria-busy={price === undefined}>
      <Quiet as="p">{t('Current ETH price')}</Quiet>
      <Row>
        <Price>{price === undefined ? <Blank length={8} /> : formatPrice(price.price)}</Price>
        {price === undefined ? <Quiet>&nbsp;</Quiet> : <Change of={price.change24h} />}
      </Row>
      <Quiet as="p">
        {price === undefined ? (
          <Blank length={14} />
        ) : (
          t('Updated {time}', { time: formatTime(price.timestamp) })
        )}
      </Quiet>
    </div>
  );
}

function Change({ of }: { of: CurrentPrice['change24h'] }) {
  if (of === null) return <Quiet>{t('24h change not available yet')}</Quiet>;
  return <PriceChange percent={of}>{t('in 24h')}</PriceChange>;
}

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
