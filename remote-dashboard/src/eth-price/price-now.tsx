import { formatPrice, formatTime, PriceChange, styled, type CurrentPrice } from '@updown/shared';
import { t } from '../texts/texts';

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

const Quiet = styled.span`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.sm};
`;

/** The current price with its time, and its 24-hour change. */
export function PriceNow({ price }: { price: CurrentPrice }) {
  const { change24h } = price;
  return (
    <div>
      <Quiet as="p">{t('Current ETH price')}</Quiet>
      <Row>
        <Price>{formatPrice(price.price)}</Price>
        {change24h === null ? (
          <Quiet>{t('24h change not available yet')}</Quiet>
        ) : (
          <PriceChange percent={change24h}>{t('in 24h')}</PriceChange>
        )}
      </Row>
      <Quiet as="p">{t('Updated {time}', { time: formatTime(price.timestamp) })}</Quiet>
    </div>
  );
}
