import { formatPrice, styled, VisuallyHidden, type PlayerPrediction } from '@updown/shared';
import { t } from '../../texts/texts';

const Prices = styled.span`
  color: ${({ theme }) => theme.color.muted};
`;

/** '$2,400.00 → $2,412.50': the start and the end price of a round. */
export function PriceMove({ of: { priceAtStart, priceAtEnd } }: { of: PlayerPrediction }) {
  return (
    <Prices>
      <span translate="no">{formatPrice(priceAtStart)}</span> <span aria-hidden>→</span>
      <VisuallyHidden>{t('to')}</VisuallyHidden>{' '}
      <span translate="no">{priceAtEnd === null ? '-' : formatPrice(priceAtEnd)}</span>
    </Prices>
  );
}
