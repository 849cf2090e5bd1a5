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
  }
`;

/**
 * Holds the player's next step: in the ticket, or in a small window in a fixed bar within the thumb's reach. The page reserves
 * space for the element with `data-action-bar`.
 */
export function ActionBar({ children }: { children: ReactNode }) {
  return <Bar data-action-bar>{children}</Bar>;
}
