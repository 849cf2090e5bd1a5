import { formatPrice, styled, VisuallyHidden, type PlayerPrediction } from '@updown/shared';
import { t } from '../../texts/texts';

const Prices = styled.span`
  color: ${({ theme }) => theme.color.muted};
`;

/** '$2,400.00 → $2,412.50': the start and the end price of a round. */
export function PriceMove({ of: { priceAtStart, priceAtEnd } }: { of: PlayerPrediction }) {
  return (
    <Prices>
      {formatPrice(priceAtStart)} <span aria-hidden>→</span>
      <VisuallyHidden>{t('to')}</VisuallyHidden>{' '}
      {priceAtEnd === null ? '-' : formatPrice(priceAtEnd)}
    </Prices>
  );
}
