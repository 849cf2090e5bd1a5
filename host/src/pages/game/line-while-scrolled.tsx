import { styled, useMediaQuery, useTheme } from '@updown/shared';
import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { Keep } from '../../places/kept';

// No height of its own, so that the page does not shift when the line appears.
const Rail = styled.div`
  position: sticky;
  top: 52px;
  z-index: ${({ theme }) => theme.layer.line};
  height: 0;
  margin: 0 calc(-1 * ${({ theme }) => theme.space.md});
`;

const Line = styled.div`
  --place: 20px;
  height: 44px;
  padding: 0 ${({ theme }) => theme.space.md};
  overflow: hidden;
  background: ${({ theme }) => theme.color.surface};
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
`;

/** Shows one line below the header of a small screen while `of` is scrolled out of sight. */
export function LineWhileScrolled({
  of,
  children,
}: {
  of: RefObject<HTMLElement | null>;
  children: ReactNode;
}) {
  const isSmall = !useMediaQuery(useTheme().media.medium);
  const gone = useIsAbove(of);
  if (!isSmall) return null;
  const line = { key: 'line', node: <Line data-round-line>{children}</Line> };
  return (
    <Rail aria-hidden>
      <Keep parts={gone ? [line] : []} />
    </Rail>
  );
}

/** Whether an element has left the window at the top, below the header. */
function useIsAbove(of: RefObject<HTMLElement | null>): boolean {
  const [above, setAbove] = useState(false);
  useEffect(() => {
    if (of.current === null) return;
    const seen = new IntersectionObserver(
      ([entry]) => {
        if (entry === undefined) return;
        setAbove(!entry.isIntersecting && entry.boundingClientRect.bottom < innerHeight / 2);
      },
      { rootMargin: '-52px 0px 0px' },
    );
    seen.observe(of.current);
    return () => seen.disconnect();
  }, [of]);
  return above;
}
