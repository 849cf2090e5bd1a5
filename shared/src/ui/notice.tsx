import type { ReactNode } from 'react';
import { styled, type DefaultTheme } from 'styled-components';

type Tone = 'info' | 'success' | 'warning' | 'error';

const tones: Record<Tone, (theme: DefaultTheme) => { ink: string; background: string }> = {
  info: ({ color }) => ({ ink: color.accent, background: color.raised }),
  success: ({ color }) => ({ ink: color.up, background: color.upSoft }),
  warning: ({ color }) => ({ ink: color.warning, background: color.warningSoft }),
  error: ({ color }) => ({ ink: color.down, background: color.downSoft }),
};

const Box = styled.div<{ $tone: Tone }>`
  ${({ theme, $tone }) => {
    const { ink, background } = tones[$tone](theme);
    return `color: ${ink}; background: ${background}; border-left: 3px solid ${ink};`;
  }}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.sm};
  padding: ${({ theme }) => theme.space.sm} ${({ theme }) => theme.space.md};
  border-radius: ${({ theme }) => theme.radius.sm};
  font-size: ${({ theme }) => theme.font.size.sm};
  font-weight: ${({ theme }) => theme.font.weight.medium};
  overflow-wrap: anywhere;
`;

interface NoticeProps {
  tone: Tone;
  children: ReactNode;
  /** `alert` interrupts a screen reader, `status` waits; with neither, the notice is plain text. */
  role?: 'alert' | 'status';
}

/** One line that the player should read now. */
export function Notice({ tone, children, role }: NoticeProps) {
  return (
    <Box $tone={tone} role={role}>
      {children}
    </Box>
  );
}
