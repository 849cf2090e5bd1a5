import { styled } from '@updown/shared';
import type { ReactNode } from 'react';

const Bar = styled.div`
  position: fixed;
  inset: auto 0 0;
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.xs};
  min-height: calc(85px + env(safe-area-inset-bottom));
  padding: 10px ${({ theme }) => theme.space.md} calc(10px + env(safe-area-inset-bottom));
  background: ${({ theme }) => theme.color.surface};
  border-top: 1px solid ${({ theme }) => theme.color.line};

  > [role='status'] {
    order: -1;
  }
  > [role='status']:empty {
    margin: 0 0 calc(-1 * ${({ theme }) => theme.space.xs});
  }
  /* Without a bet to place, the bar has no room for its stake. */
  &:not([data-action-bar='stake']) > fieldset {
    display: none;
  }
  ${({ theme }) => theme.media.medium} {
    position: static;
    min-height: 0;
    gap: ${({ theme }) => theme.space.md};
    padding: 0;
    border: 0;

    > [role='status'] {
      order: 0;
    }
    > [role='status']:empty {
      margin: calc(-1 * ${({ theme }) => theme.space.md}) 0 0;
    }
    && > fieldset {
      display: flex;
    }
  }
`;

interface ActionBarProps {
  /** Whether the player can place a bet, so that a small window shows the stake in the bar. */
  hasStake: boolean;
  children: ReactNode;
}

/**
 * Holds the player's next step, with its stake: in the ticket, or in a small window in a fixed bar within the thumb's reach. The
 * page reserves space for the element with `data-action-bar`.
 */
export function ActionBar({ hasStake, children }: ActionBarProps) {
  return <Bar data-action-bar={hasStake ? 'stake' : 'step'}>{children}</Bar>;
}
