import { styled } from '@updown/shared';
import { useEffect, useRef, type ReactNode } from 'react';
import { Cell } from './layout';

/**
 * Sticks below the header. A panel taller than the window scrolls with the page until its end is visible and then sticks
 * there, so that a player can scroll it from anywhere on the page.
 */
const Sticky = styled.div`
  ${({ theme }) => theme.media.medium} {
    position: sticky;
    top: min(72px, calc(100vh - 16px - var(--panel-height, 0px)));
  }
`;

/** The panel's column, beside the frame. */
export function PanelColumn({
  area,
  children,
}: {
  area?: string | undefined;
  children: ReactNode;
}) {
  const sticky = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = sticky.current;
    if (element === null) return;
    const sizes = new ResizeObserver(() =>
      element.style.setProperty('--panel-height', `${element.offsetHeight}px`),
    );
    sizes.observe(element);
    return () => sizes.disconnect();
  }, []);

  return (
    <Cell data-place="game.panel" $place="game.panel" $area={area}>
      <Sticky ref={sticky}>{children}</Sticky>
    </Cell>
  );
}
