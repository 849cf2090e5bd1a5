import { selectToasts, styled, toastClosed, useAppDispatch, useAppSelector } from '@updown/shared';
import { ToastItem } from './toast-item';

const Region = styled.section`
  position: fixed;
  inset: ${({ theme }) => `${theme.space.md} ${theme.space.md} auto auto`};
  z-index: ${({ theme }) => theme.layer.toast};
  width: min(24rem, calc(100vw - 32px));
  max-height: calc(100dvh - 32px);
  overflow-y: auto;

  ul {
    display: flex;
    flex-direction: column;
    gap: ${({ theme }) => theme.space.xs};
  }
`;

/** The page's toasts, newest last. The region is there from the start, so that additions to it are read out. */
export function Toaster() {
  const toasts = useAppSelector(selectToasts);
  const dispatch = useAppDispatch();
  return (
    <Region
      role="status"
      aria-label="Notifications"
      aria-live="polite"
      aria-atomic={false}
      data-toasts
    >
      <ul>
        {toasts.map((toast) => (
          <ToastItem key={toast.id} toast={toast} onClose={() => dispatch(toastClosed(toast.id))} />
        ))}
      </ul>
    </Region>
  );
}
