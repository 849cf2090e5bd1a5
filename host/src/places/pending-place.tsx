import { Skeleton, styled, VisuallyHidden } from '@updown/shared';
import { useEffect, useEffectEvent } from 'react';
import { t } from '../../texts/texts';
import type { Place } from './place';

/** How long a remote's content may wait, such as for a chunk: the player sees a card or the fall-back within ten seconds. */
const RENDER_WITHIN_MS = 9_000;

interface SuspendedPlaceProps extends Place {
  /** Called with the time from which on the place waited for too long. */
  onLate: (since: number) => void;
}

/** A place whose content waits. Only this place shows a skeleton, and not for ever. */
export function SuspendedPlace({ onLate, ...place }: SuspendedPlaceProps) {
  const end = useEffectEvent(onLate);
  useEffect(() => {
    const since = Date.now();
    const timer = setTimeout(() => end(since), RENDER_WITHIN_MS);
    return () => clearTimeout(timer);
  }, []);
  return <PendingPlace {...place} />;
}

const Pending = styled.div`
  display: grid;
`;

const Bed = styled.div`
  grid-area: 1 / 1;
`;

const Meanwhile = styled.p`
  position: relative;
  grid-area: 1 / 1;
  align-self: center;
  padding: 0 ${({ theme }) => theme.space.md};
  /* Larger than any later text, so that what a visitor waits for longest is part of the first paint. */
  font-size: clamp(1.25rem, 5.75vw, 1.4rem);
  font-weight: ${({ theme }) => theme.font.weight.semibold};
  line-height: 1.25;

  ${({ theme }) => theme.media.medium} {
    font-size: clamp(1.25rem, 2.67vw, ${({ theme }) => theme.font.size.xl});
  }
`;

/** A place whose remote is still loading. */
export function PendingPlace({ remote, module, title, height, meanwhile }: Place) {
  return (
    <Pending aria-busy data-pending={`${remote}/${module}`}>
      <VisuallyHidden>{t('Loading {title}', { title })}</VisuallyHidden>
      <Bed>
        <Skeleton height={height} />
      </Bed>
      {meanwhile !== undefined && <Meanwhile>{meanwhile}</Meanwhile>}
    </Pending>
  );
}
