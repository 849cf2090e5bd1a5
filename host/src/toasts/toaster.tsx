import {
  Button,
  type RootState,
  selectToasts,
  selectTransactions,
  styled,
  toastClosed,
  useAppDispatch,
  useAppSelector,
  useMediaQuery,
  useTheme,
} from '@updown/shared';
import { useSyncExternalStore } from 'react';
import { t } from '../../texts/texts';
import type { Offer } from '../federation/running-remotes';
import { useHost } from '../host-context';
import { PANEL_WIDTH } from '../pages/game/layout';
import { Frame, Line, Mark, Plain, Text } from './toast-frame';
import { ToastItem } from './toast-item';

function isWaitingForConsent(state: RootState): boolean {
  return Object.values(selectTransactions(state)).some(
    ({ status }) => status === 'signing' || status === 'relaying',
  );
}

/** The offer of a new version, hidden while the visitor or the operator has a transaction in progress. */
function useOffer(): Offer | null {
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
function UpdateNotice({ offer }: { offer: Offer }) {
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

// At the top right, over the results and above the panel and its countdown. On a phone: below the header, and below the price
// line while it is visible. Unfolded details leave price and countdown in sight: on a phone they move above the bar at the
// bottom, on a wider screen they take the width of the panel.
const Region = styled.section`
  position: fixed;
  inset: 52px 0 auto 0;
  z-index: ${({ theme }) => theme.layer.toast};
  max-height: calc(100dvh - 64px);
  overflow-y: auto;

  ul {
    display: flex;
    flex-direction: column;
    gap: ${({ theme }) => theme.space.xs};
  }
  body:has([data-round-line]) & {
    top: 97px;
  }
  body &:has([aria-expanded='true']) {
    inset: auto 0 calc(112px + env(safe-area-inset-bottom));
  }
  ${({ theme }) => theme.media.medium} {
    inset: ${({ theme }) => `58px ${theme.space.lg} auto auto`};
    width: min(600px, calc(100vw - 2 * ${({ theme }) => theme.space.lg}));

    body &:has([aria-expanded='true']) {
      inset: ${({ theme }) => `58px ${theme.space.lg} auto auto`};
      width: ${PANEL_WIDTH.medium};
    }
  }
  ${({ theme }) => theme.media.large} {
    right: calc(max(0px, (100vw - 1440px) / 2) + ${({ theme }) => theme.space.lg});

    body &:has([aria-expanded='true']) {
      right: calc(max(0px, (100vw - 1440px) / 2) + ${({ theme }) => theme.space.lg});
      width: ${PANEL_WIDTH.large};
    }
  }
`;

/** The page's toasts, newest last. The live region always exists, so that screen readers announce additions. */
export function Toaster() {
  const toasts = useAppSelector(selectToasts);
  const dispatch = useAppDispatch();
  const isSmall = !useMediaQuery(useTheme().media.medium);
  const offer = useOffer();
  // A phone has room for one toast.
  const shown = isSmall ? toasts.slice(-1) : toasts;
  const hasRoom = !isSmall || shown.length === 0;
  return (
    <Region role="status" aria-label={t('Notifications')} aria-live="polite" aria-atomic={false}>
      <ul>
        {offer !== null && hasRoom && <UpdateNotice offer={offer} />}
        {shown.map((toast) => (
          <ToastItem key={toast.id} toast={toast} onClose={() => dispatch(toastClosed(toast.id))} />
        ))}
      </ul>
    </Region>
  );
}
