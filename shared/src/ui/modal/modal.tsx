import * as Radix from '@radix-ui/react-dialog';
import { useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { t } from '../../../texts/texts';

// Radix's own overlay adds a style element, which the content security policy blocks. The global style locks scrolling.
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

/**
 * A press on a toast must not close the dialog below it. Radix reports the press on click, when the toast has already left the
 * document, so the toast itself carries the attribute.
 */
function staysForToasts(event: Event): void {
  if (event.target instanceof Element && event.target.closest('[data-toast]') !== null) {
    event.preventDefault();
  }
}

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Moves the focus if the element that opened the dialog no longer exists when the dialog closes. */
  onFocusLost?: (() => void) | undefined;
  children: ReactNode;
}

/** The content of `Dialog`: a separate chunk, because the first screen has no dialog. */
export function Modal({ open, onClose, title, onFocusLost, children }: DialogProps) {
  // Radix returns the focus only to its own trigger, but our dialogs open from anywhere.
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
          <Close aria-label={t('Close')}>✕</Close>
        </Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
