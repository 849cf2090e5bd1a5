import { formatPrice, styled, type PriceHistory } from '@updown/shared';
import { t } from '../texts/texts';
import type { HourlyPoint } from './hourly-points';

const List = styled.dl`
  display: grid;
`;

const Row = styled.div`
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
  history: PriceHistory;
  points: readonly HourlyPoint[];
}

/** The high, low and average of 24 hours: of the record, or of the points shown if there is none. */
export function PriceFigures({ history, points }: PriceFiguresProps) {
  const prices = points.map(({ price }) => price);
  const average = prices.reduce((sum, price) => sum + price, 0) / prices.length;
  const rows = [
    [t('24h high'), history.high ?? Math.max(...prices)],
    [t('24h low'), history.low ?? Math.min(...prices)],
    [t('24h average'), history.average ?? average],
  ] as const;
  return (
    <List>
      {rows.map(([label, price]) => (
        <Row key={label}>
          <dt>{label}</dt>
          <dd>{formatPrice(price)}</dd>
        </Row>
      ))}
    </List>
  );
}
