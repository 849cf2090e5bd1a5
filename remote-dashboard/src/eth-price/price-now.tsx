import { formatPrice, formatTime, PriceChange, styled, type CurrentPrice } from '@updown/shared';
import { t } from '../../texts/texts';
import { Blank } from '../card/blank';

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
export function PriceNow({ price }: { price: CurrentPrice | undefined }) {
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
