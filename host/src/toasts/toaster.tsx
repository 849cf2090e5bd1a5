import {
  selectToasts,
  styled,
  toastClosed,
  useAppDispatch,
  useAppSelector,
  useLocation,
  useMediaQuery,
  useTheme,
} from '@updown/shared';
import { t } from '../../texts/texts';
import { useSite } from '../host-context';
import { ToastItem } from './toast-item';
import { UpdateNotice, useOffer } from './update-notice';

/** Beside the game's panel and its countdown, which a toast never covers. */
const BESIDE = { medium: 'calc(360px + 160px)', large: 'calc(400px + 190px)' } as const;

// A phone: one line below the header, and below the line with the price while that is there.
const Region = styled.section<{ $beside: boolean }>`
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
  ${({ theme }) => theme.media.medium} {
    inset: ${({ theme, $beside }) => `60px ${$beside ? BESIDE.medium : theme.space.lg} auto auto`};
    width: 320px;
  }
  ${({ theme }) => theme.media.large} {
    right: ${({ theme, $beside }) =>
      `calc(max(0px, (100vw - 1440px) / 2) + ${$beside ? BESIDE.large : theme.space.lg})`};
    width: ${({ $beside }) => ($beside ? 'min(420px, calc(100vw - 860px))' : '420px')};
  }
`;

/** The page's toasts, newest last. The live region exists from the start, so that screen readers announce additions. */
export function Toaster() {
  const toasts = useAppSelector(selectToasts);
  const dispatch = useAppDispatch();
  const isSmall = !useMediaQuery(useTheme().media.medium);
  const { pathname } = useLocation();
  const hasPanel = useSite().remotes.game !== undefined && pathname === '/';
  const offer = useOffer();
  // A phone has room for one.
  const shown = isSmall ? toasts.slice(-1) : toasts;
  const hasRoom = !isSmall || shown.length === 0;
  return (
    <Region
      $beside={hasPanel}
      role="status"
      aria-label={t('Notifications')}
      aria-live="polite"
      aria-atomic={false}
    >
      <ul>
        {offer !== null && hasRoom && <UpdateNotice offer={offer} />}
        {shown.map((toast) => (
          <ToastItem key={toast.id} toast={toast} onClose={() => dispatch(toastClosed(toast.id))} />
        ))}
      </ul>
    </Region>
  );
}
