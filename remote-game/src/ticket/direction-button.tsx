import { styled, VisuallyHidden } from '@updown/shared';
import { t } from '../../texts/texts';
import { BigButton } from '../panel/big-button';

// Both lines of both directions fit beside each other in the smallest window, so that the two buttons look alike.
const Shape = styled(BigButton)`
  white-space: nowrap;

  @media (max-width: 379px) {
    font-size: 0.8125rem;

    small {
      font-size: 0.6875rem;
    }
  }
  &[data-chosen] {
    outline: 3px solid ${({ theme }) => theme.color.accent};
    outline-offset: 2px;
  }
`;

interface DirectionButtonProps {
  isUp: boolean;
  /** 'PREDICT UP' */
  name: string;
  /** 'pays 33,717 · 1.12×'; null while unknown. */
  offer: string | null;
  /** Whether the player chose this direction before they could bet. */
  isChosen: boolean;
  disabled?: boolean;
  onPress: () => void;
}

/** A direction with the offered payout, which is part of the button's accessible name. */
export function DirectionButton(props: DirectionButtonProps) {
  const { isUp, name, offer, isChosen, disabled = false, onPress } = props;
  return (
    <Shape
      $variant={isUp ? 'up' : 'down'}
      data-chosen={isChosen ? '' : undefined}
      disabled={disabled}
      onClick={onPress}
    >
      <span>
        <span aria-hidden>{isUp ? '▲' : '▼'} </span>
        {name}
      </span>
      {offer !== null && (
        <>
          <VisuallyHidden> · </VisuallyHidden>
          <small>{offer}</small>
        </>
      )}
      {isChosen && <VisuallyHidden>{` · ${t('your choice')}`}</VisuallyHidden>}
    </Shape>
  );
}
