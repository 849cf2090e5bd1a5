import { styled, VisuallyHidden } from '@updown/shared';
import { t } from '../../texts/texts';
import { BigButton } from './big-button';

// Both lines of both directions fit beside each other in the smallest window, so that the two buttons look alike.
const Direction = styled(BigButton)`
  white-space: nowrap;

  @media (max-width: 379px) {
    font-size: 0.8125rem;

    small {
      font-size: 0.6875rem;
    }
  }
`;

interface PredictButtonProps {
  isUp: boolean;
  /** 'pays 33,717 · 1.12×'; null without a stake. */
  offer: string | null;
  disabled: boolean;
  onPredict: () => void;
}

/** A direction with the offered payout, which is part of the button's accessible name. */
export function PredictButton({ isUp, offer, disabled, onPredict }: PredictButtonProps) {
  return (
    <Direction $variant={isUp ? 'up' : 'down'} disabled={disabled} onClick={onPredict}>
      <span>
        <span aria-hidden>{isUp ? '▲' : '▼'} </span>
        {isUp ? t('PREDICT UP') : t('PREDICT DOWN')}
      </span>
      {offer !== null && (
        <>
          <VisuallyHidden> · </VisuallyHidden>
          <small>{offer}</small>
        </>
      )}
    </Direction>
  );
}
