import { styled, type DefaultTheme } from 'styled-components';

type Variant = 'primary' | 'up' | 'down' | 'quiet' | 'danger';

interface Look {
  background: string;
  ink: string;
  line: string;
}

const looks: Record<Variant, (theme: DefaultTheme) => Look> = {
  primary: ({ color }) => ({ background: color.accent, ink: color.onAccent, line: color.accent }),
  up: ({ color }) => ({ background: color.up, ink: color.onUp, line: color.up }),
  down: ({ color }) => ({ background: color.down, ink: color.onDown, line: color.down }),
  quiet: ({ color }) => ({ background: color.raised, ink: color.text, line: color.line }),
  danger: ({ color }) => ({ background: color.downSoft, ink: color.down, line: color.down }),
};

/** A button. `$variant` sets its emphasis. */
export const Button = styled.button.attrs<{
  $variant?: Variant;
  $wide?: boolean;
  $small?: boolean;
}>(({ type = 'button' }) => ({ type }))`
  ${({ theme, $variant = 'quiet' }) => {
    const { background, ink, line } = looks[$variant](theme);
    return `background: ${background}; color: ${ink}; border: 1px solid ${line};`;
  }}
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${({ theme }) => theme.space.xs};
  width: ${({ $wide }) => ($wide === true ? '100%' : 'auto')};
  min-height: 44px;
  padding: 0 ${({ theme, $small }) => ($small === true ? theme.space.sm : theme.space.md)};
  border-radius: ${({ theme }) => theme.radius.sm};
  font-size: ${({ theme }) => theme.font.size.sm};
  font-weight: ${({ theme }) => theme.font.weight.semibold};
  white-space: nowrap;
  cursor: pointer;
  transition: ${({ theme }) => theme.motion.on} filter 120ms ease-out;

  &:hover:not(:disabled) {
    filter: brightness(1.1);
  }
  &:disabled {
    background: ${({ theme }) => theme.color.raised};
    border-color: ${({ theme }) => theme.color.line};
    color: ${({ theme }) => theme.color.muted};
    cursor: not-allowed;
  }
  /* A finger needs 44 px; a small button is smaller only for a mouse. */
  ${({ theme }) => theme.media.medium} {
    min-height: ${({ $small }) => ($small === true ? '32px' : '44px')};
  }
`;
