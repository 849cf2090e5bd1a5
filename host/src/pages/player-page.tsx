import { shortAddress, toAddress, useParams, VisuallyHidden } from '@updown/shared';
import { useEffect } from 'react';
import { t } from '../../texts/texts';
import { RemotePlace } from '../federation/remote-place';
import { NotFoundPage } from './not-found-page';

/** The public record of the player in the URL. */
export function PlayerPage() {
  const given = useParams()['address'] ?? '';
  const address = toAddress(given);
  // A link in a long list leads here, and the browser would keep the scroll position of that list.
  useEffect(() => {
    // New browsers return a promise, which React would call as the effect's cleanup.
    void window.scrollTo(0, 0);
  }, [address]);
  if (address === null) {
    return (
      <NotFoundPage>
        {t('{given} is no address of a player: that is 0x followed by 40 hexadecimal digits.', {
          given,
        })}
      </NotFoundPage>
    );
  }
  const name = shortAddress(address);
  return (
    <>
      <title>{`${t('Player {name}', { name })} · UpDown`}</title>
      <VisuallyHidden as="h1">{t('Record of player {name}', { name })}</VisuallyHidden>
      <RemotePlace remote="game" module="PlayerRecord" title={t('Player record')} height="640px" />
    </>
  );
}
