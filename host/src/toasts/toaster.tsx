import {
  selectToasts,
  styled,
  toastClosed,
  useAppDispatch,
  useAppSelector,
  useMediaQuery,
  useTheme,
} from '@updown/shared';
import { t } from '../../texts/texts';
import { PANEL_WIDTH } from '../pages/game/layout';
import { ToastItem } from './toast-item';
import { UpdateNotice, useOffer } from './update-notice';

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
