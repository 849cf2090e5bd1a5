import { Skeleton, VisuallyHidden } from '@updown/shared';
import { t } from '../texts/texts';
import type { Place } from './place';

/** A place whose remote is still loading. */
export function PendingPlace({ remote, module, title, height }: Place) {
  return (
    <div aria-busy data-pending={`${remote}/${module}`}>
      <VisuallyHidden>{t('Loading {title}', { title })}</VisuallyHidden>
      <Skeleton height={height} />
    </div>
  );
}
