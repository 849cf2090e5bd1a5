import { Button, shortAddress, styled } from '@updown/shared';
import { useEffect, useId, useRef, useState } from 'react';

const Narrow = styled.div`
  position: relative;

  ${({ theme }) => theme.media.medium} {
    display: none;
  }
`;

const Panel = styled.div`
  position: absolute;
  inset: calc(100% + 8px) 0 auto auto;
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.xs};
  width: 12rem;
  padding: ${({ theme }) => theme.space.sm};
  background: ${({ theme }) => theme.color.surface};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.md};
`;

interface AccountMenuProps {
  address: string;
  onDetails: () => void;
  onDisconnect: () => void;
}

/** The player's corner on a small screen. Escape closes it and gives the focus back. */
export function AccountMenu({ address, onDetails, onDisconnect }: AccountMenuProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!open) return;
    const onPointer = ({ target }: PointerEvent) => {
      if (!frame.current?.contains(target as Node)) setOpen(false);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      frame.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);

  const choose = (action: () => void) => () => {
    setOpen(false);
    action();
  };

  return (
    <Narrow ref={frame}>
      <Button
        aria-label={`Menu of ${shortAddress(address)}`}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {shortAddress(address)} <span aria-hidden>▾</span>
      </Button>
      {open && (
        <Panel id={id}>
          <Button onClick={choose(onDetails)}>Wallet Details</Button>
          <Button $variant="danger" onClick={choose(onDisconnect)}>
            Disconnect
          </Button>
        </Panel>
      )}
    </Narrow>
  );
}
