import { VisuallyHidden } from '@updown/shared';
import { t } from '../../texts/texts';
import { BigButton } from './big-button';

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
    <BigButton $variant={isUp ? 'up' : 'down'} disabled={disabled} onClick={onPredict}>
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
    </BigButton>
  );
}
