import { styled, type Toast } from '@updown/shared';

// The parts that a toast and the notice of a new version share.

export const inks = { success: 'up', error: 'down', info: 'accent' } as const;

export const Frame = styled.li<{ $type: Toast['type'] }>`
  background: ${({ theme }) => theme.color.raised};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-left: 3px solid ${({ theme, $type }) => theme.color[inks[$type]]};
  border-radius: ${({ theme }) => theme.radius.sm};
  box-shadow: 0 8px 24px ${({ theme }) => theme.color.shadow};
  font-size: 0.8125rem;
  /* An open dialog disables the pointer for the rest of the page; a toast is above it. */
  pointer-events: auto;
`;

export const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  min-height: 46px;
  padding-left: ${({ theme }) => theme.space.sm};

  a {
    white-space: nowrap;
  }
  ${({ theme }) => theme.media.medium} {
    min-height: 40px;
  }
`;

export const Mark = styled.span<{ $type: Toast['type'] }>`
  color: ${({ theme, $type }) => theme.color[inks[$type]]};
  font-weight: ${({ theme }) => theme.font.weight.bold};
`;

// At most two lines; the details show the rest.
export const Text = styled.span`
  display: -webkit-box;
  flex: 1;
  min-width: 0;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  line-height: 1.35;
  overflow-wrap: anywhere;
`;

export const Plain = styled.button.attrs({ type: 'button' })`
  flex: none;
  min-width: 36px;
  min-height: 40px;
  padding: 0 ${({ theme }) => theme.space.xxs};
  background: none;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.sm};
  color: ${({ theme }) => theme.color.muted};
  font-size: inherit;
  cursor: pointer;
`;
