import type { Composition } from '@updown/protocol/site/contributions';
import { isAddress, shortAddress, useParams, VisuallyHidden } from '@updown/shared';
import { useEffect } from 'react';
import { t } from '../../texts/texts';
import { RemotePlace } from '../places/remote-place';
import { contributedTitle } from '../site/site';
import { NotFoundPage } from './not-found-page';

const HEIGHT = '640px';

/** A page that a remote brings. */
export function RemotePage({ page }: { page: Composition['pages'][number] }) {
  const { remote, module, height = HEIGHT } = page;
  const given = useParams()['address'];
  // A link in a long list leads here, and the browser would keep the scroll position of that list.
  useEffect(() => {
    // New browsers return a promise, which React would call as the effect's cleanup.
    void window.scrollTo(0, 0);
  }, [given]);
  if (given !== undefined && !isAddress(given)) {
    return (
      <NotFoundPage>
        {t(
          "{given} is not a player's address. An address is 0x followed by 40 hexadecimal digits.",
          {
            given,
          },
        )}
      </NotFoundPage>
    );
  }
  const title = contributedTitle(page.title, given ? { address: shortAddress(given) } : {});
  return (
    <>
      <title>{`${title} · UpDown`}</title>
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
      <RemotePlace remote={remote} module={module} title={title} height={height} />
    </>
  );
}
