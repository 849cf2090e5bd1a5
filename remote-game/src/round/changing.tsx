import { css, keyframes, styled } from '@updown/shared';
import { useState, type ReactNode } from 'react';

/** The direction of the value's last change; null before the first change. */
export function useWay(value: number | bigint): 'up' | 'down' | null {
  const [seen, setSeen] = useState<{ value: number | bigint; way: 'up' | 'down' | null }>({
    value,
    way: null,
  });
  if (seen.value === value) return seen.way;
  const way = value > seen.value ? 'up' : 'down';
  setSeen({ value, way });
  return way;
}

// The compositor runs both animations, with no style, layout or React work per frame.
const arrive = {
  up: keyframes`from { transform: translateY(30%); opacity: 0.3; }`,
  down: keyframes`from { transform: translateY(-30%); opacity: 0.3; }`,
};
const fade = keyframes`from { opacity: 0.4; }`;

const moving = css<{ $way: 'up' | 'down' | null }>`
  ${({ theme }) => theme.media.motion} {
    animation: ${({ $way }) => arrive[$way ?? 'up']} 220ms ease-out;

    &::after {
      animation: ${fade} 700ms ease-out;
    }
  }
`;

const Text = styled.span<{ $way: 'up' | 'down' | null }>`
  position: relative;
  display: inline-block;

  &::after {
    content: '';
    position: absolute;
    inset: 0 -4px;
    background: ${({ theme, $way }) => theme.color[$way ?? 'line']};
    border-radius: ${({ theme }) => theme.radius.sm};
    opacity: 0;
    pointer-events: none;
  }
  ${({ $way }) => $way !== null && moving}
`;

/** A figure that moves slightly on a change and flashes in the colour of its direction. */
export function Changing({ value, children }: { value: number | bigint; children: ReactNode }) {
  const way = useWay(value);
  // A new key remounts the element, which restarts the animations.
  return (
    <Text key={`${value}`} $way={way} translate="no">
      {children}
    </Text>
  );
}
