import {
  formatPercent,
  formatPrice,
  Skeleton,
  SourceBadge,
  styled,
  type CurrentPrice,
} from '@updown/shared';

const Row = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${({ theme }) => theme.space.xs};
  min-height: 2.625rem;
`;

const Price = styled.span`
  font-size: ${({ theme }) => theme.font.size.xl};
  font-weight: ${({ theme }) => theme.font.weight.bold};
  letter-spacing: -0.02em;
`;

const Change = styled.span<{ $up: boolean }>`
  color: ${({ theme, $up }) => ($up ? theme.color.up : theme.color.down)};
  font-size: ${({ theme }) => theme.font.size.sm};
  font-weight: ${({ theme }) => theme.font.weight.semibold};
`;

/** The price now, its change over a day, and whether a market made it. */
export function LivePrice({ price }: { price: CurrentPrice | undefined }) {
  if (price === undefined) {
    return (
      <Row as="div">
        <Skeleton width="10rem" height="2rem" />
      </Row>
    );
  }
  const { change24h } = price;
  return (
    <Row>
      <Price>{formatPrice(price.price)}</Price>
      {change24h !== null && (
        <Change $up={change24h >= 0}>
          <span aria-hidden>{change24h >= 0 ? '▲ ' : '▼ '}</span>
          {formatPercent(change24h)} in 24h
        </Change>
      )}
      <SourceBadge source={price.source} />
    </Row>
  );
}
