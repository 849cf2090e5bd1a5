import { formatPercent, formatPrice, styled, type CurrentPrice } from '@updown/shared';

const Row = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${({ theme }) => theme.space.sm};
`;

const Price = styled.span`
  font-size: ${({ theme }) => theme.font.size.display};
  font-weight: ${({ theme }) => theme.font.weight.bold};
  letter-spacing: -0.03em;
  line-height: 1.1;
`;

type Ink = 'up' | 'down' | 'muted';

const Change = styled.span<{ $ink: Ink }>`
  color: ${({ theme, $ink }) => theme.color[$ink]};
  font-weight: ${({ theme }) => theme.font.weight.semibold};
`;

function change(percent: number | null): { ink: Ink; text: string } {
  if (percent === null) return { ink: 'muted', text: '24h change not known yet' };
  if (percent === 0) return { ink: 'muted', text: '0.00% (24h)' };
  const shape = percent > 0 ? '▲' : '▼';
  return { ink: percent > 0 ? 'up' : 'down', text: `${shape} ${formatPercent(percent)} (24h)` };
}

/** The price and its change over a day. */
export function PriceNow({ price }: { price: CurrentPrice }) {
  const { ink, text } = change(price.change24h);
  return (
    <Row>
      <Price>{formatPrice(price.price)}</Price>
      <Change $ink={ink}>{text}</Change>
    </Row>
  );
}
