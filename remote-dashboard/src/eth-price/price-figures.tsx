import { formatPrice, styled } from '@updown/shared';
import { t } from '../../texts/texts';
import { Blank } from '../card/blank';
import type { DayFigures } from './day-of-prices';

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
  /** Undefined until the answer arrives. */
  figures: DayFigures | undefined;
}

/** The high, low and average of 24 hours. */
export function PriceFigures({ figures }: PriceFiguresProps) {
  const rows = [
    [t('24h high'), figures?.high],
    [t('24h low'), figures?.low],
    [t('24h average'), figures?.average],
  ] as const;
  return (
    <List>
      {rows.map(([label, price]) => (
        <Row key={label}>
          <dt>{label}</dt>
          <dd translate="no">{price === undefined ? <Blank length={8} /> : formatPrice(price)}</dd>
        </Row>
      ))}
    </List>
  );
}
