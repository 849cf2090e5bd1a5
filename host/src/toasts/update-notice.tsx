import { selectTransactions, useAppSelector, type RootState, Button } from '@updown/shared';
import { useSyncExternalStore } from 'react';
import { t } from '../../texts/texts';
import type { Offer } from '../federation/running-remotes';
import { useHost } from '../host-context';
import { Frame, Line, Mark, Plain, Text } from './toast-frame';

function isWaitingForConsent(state: RootState): boolean {
  return Object.values(selectTransactions(state)).some(
    ({ status }) => status === 'signing' || status === 'relaying',
  );
}

/** The offer of a new version, hidden while the visitor or the operator has a transaction in progress. */
export function useOffer(): Offer | null {
  const { running } = useHost();
  const offer = useSyncExternalStore(
    running.subscribe,
    () => running.offer,
    () => null,
  );
  return useAppSelector(isWaitingForConsent) ? null : offer;
}

// The pressed button disappears with the notice, so the focus needs a new place.
function focusPage(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}

/**
 * Offers a new version of the parts on the page. The notice stays until the visitor updates now or declines for this visit.
 */
export function UpdateNotice({ offer }: { offer: Offer }) {
  const { running } = useHost();
  const update = () => {
    running.update();
    focusPage();
  };
  const decline = () => {
    running.decline();
    focusPage();
  };
  const text = t('A new version is ready.');
  return (
    <Frame data-toast $type="info">
      <Line>
        <Mark aria-hidden $type="info">
          i
        </Mark>
        <Text>{text}</Text>
        {offer === 'update' ? (
          <Button $small onClick={update}>
            {t('Update')}
          </Button>
        ) : (
          <Button $small onClick={() => location.reload()}>
            {t('Reload page')}
          </Button>
        )}
        <Plain aria-label={t('Close: {title}', { title: text })} onClick={decline}>
          ✕
        </Plain>
      </Line>
    </Frame>
  );
}
