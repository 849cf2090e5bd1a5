import { Skeleton, VisuallyHidden } from '@updown/shared';
import { useCallback, useState } from 'react';
import { forgetPlace, savedPlace } from '../first-paint/saved-places';
import { t } from '../texts/texts';
import type { Place } from './place';

/** A place whose remote is still loading: what the page showed there first, or a skeleton. */
export function PendingPlace({ remote, module, title, height }: Place) {
  const name = `${remote}/${module}`;
  const [nodes] = useState(() => savedPlace(name));
  const fill = useCallback(
    (place: HTMLElement | null) => {
      place?.replaceChildren(...(nodes ?? []));
      return () => forgetPlace(name);
    },
    [nodes, name],
  );
  if (nodes !== undefined) return <div aria-busy data-first-paint data-place={name} ref={fill} />;
  return (
    <div aria-busy data-place={name}>
      <VisuallyHidden>{t('Loading {title}', { title })}</VisuallyHidden>
      <Skeleton height={height} />
    </div>
  );
}
