import * as Radix from '@radix-ui/react-dialog';
import { useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';

// Not Radix's own: that writes a style element for the scroll bar, which the content security policy refuses. The
// global style holds the page still.
const Overlay = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${({ theme }) => theme.layer.dialog};
  background: ${({ theme }) => theme.color.overlay};
`;

const Content = styled(Radix.Content)`
  position: fixed;
  inset: 50% auto auto 50%;
  z-index: ${({ theme }) => theme.layer.dialog};
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.md};
  width: min(26rem, calc(100vw - 32px));
  max-height: calc(100dvh - 32px);
  padding: ${({ theme }) => theme.space.lg};
  overflow-y: auto;
  transform: translate(-50%, -50%);
  background: ${({ theme }) => theme.color.surface};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.lg};
`;

const Title = styled(Radix.Title)`
  padding-right: ${({ theme }) => theme.space.xl};
  font-size: ${({ theme }) => theme.font.size.lg};
`;

const Close = styled(Radix.Close)`
  position: absolute;
  inset: ${({ theme }) => `${theme.space.md} ${theme.space.md} auto auto`};
  width: 32px;
  height: 32px;
  background: none;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.sm};
  color: ${({ theme }) => theme.color.muted};
  cursor: pointer;
`;

/** A toast lies over the dialog: closing it, or going to its transaction, leaves the dialog as it is. */
function staysForToasts(event: Event): void {
  if (event.target instanceof Element && event.target.closest('[data-toasts]') !== null) {
    event.preventDefault();
  }
}

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Gives the focus to what lasts, where what opened the dialog is gone when it closes. */
  onFocusLost?: (() => void) | undefined;
  children: ReactNode;
}

/** A modal dialog: focus stays in it and returns to where it was; Escape and the overlay close it. */
export function Dialog({ open, onClose, title, onFocusLost, children }: DialogProps) {
  // Radix gives the focus back to a trigger of its own alone; our dialogs are opened from anywhere.
  const opener = useRef<Element | null>(null);
  function giveFocusBack(event: Event): void {
    event.preventDefault();
    if (opener.current instanceof HTMLElement) opener.current.focus();
    if (document.activeElement === document.body) onFocusLost?.();
  }
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Overlay />
        <Content
          aria-describedby={undefined}
          onOpenAutoFocus={() => (opener.current = document.activeElement)}
          onCloseAutoFocus={giveFocusBack}
          onInteractOutside={staysForToasts}
        >
          <Title>{title}</Title>
          {children}
          <Close aria-label="Close">✕</Close>
        </Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
