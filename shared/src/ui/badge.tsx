import { styled, type DefaultTheme } from 'styled-components';

type Tone = 'plain' | 'accent' | 'up' | 'down' | 'warning';

const inks: Record<Tone, (theme: DefaultTheme) => string> = {
  plain: ({ color }) => color.muted,
  accent: ({ color }) => color.accent,
  up: ({ color }) => color.up,
  down: ({ color }) => color.down,
  warning: ({ color }) => color.warning,
};

/** A short label, such as 'Simulated' or 'Won'. */
export const Badge = styled.span<{ $tone?: Tone }>`
  display: inline-flex;
  align-items: center;
  padding: 2px ${({ theme }) => theme.space.xs};
  border: 1px solid currentcolor;
  border-radius: ${({ theme }) => theme.radius.pill};
  color: ${({ theme, $tone = 'plain' }) => inks[$tone](theme)};
  font-size: ${({ theme }) => theme.font.size.xs};
  font-weight: ${({ theme }) => theme.font.weight.medium};
  line-height: 1.4;
  white-space: nowrap;
`;
