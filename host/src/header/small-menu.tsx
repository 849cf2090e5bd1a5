import { Button, Link, styled } from '@updown/shared';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';

const Narrow = styled.div`
  position: relative;

  ${({ theme }) => theme.media.medium} {
    display: none;
  }
`;

const Panel = styled.ul`
  position: absolute;
  inset: calc(100% + 8px) 0 auto auto;
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.xs};
  width: 13rem;
  padding: ${({ theme }) => theme.space.sm};
  background: ${({ theme }) => theme.color.surface};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.md};
`;

const PageLink = styled(Link)`
  display: flex;
  align-items: center;
  min-height: 44px;
  padding: 0 ${({ theme }) => theme.space.md};
  color: ${({ theme }) => theme.color.text};
  font-size: ${({ theme }) => theme.font.size.sm};
  font-weight: ${({ theme }) => theme.font.weight.medium};
  text-decoration: none;
`;

type MenuItem = { label: string } & ({ to: string } | { onSelect: () => void });

interface SmallMenuProps {
  name: string;
  label: ReactNode;
  items: readonly MenuItem[];
}

/** The header's menu on a small screen. Escape closes it and gives the focus back; so does a choice, or a tap beside. */
export function SmallMenu({ name, label, items }: SmallMenuProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);

  // What was chosen may open a dialog, which gives the focus back to where it was: to what is still there then.
  const close = () => {
    setOpen(false);
    frame.current?.querySelector('button')?.focus();
  };

  useEffect(() => {
    if (!open) return;
    const onPointer = ({ target }: PointerEvent) => {
      if (!frame.current?.contains(target as Node)) setOpen(false);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);

  return (
    <Narrow ref={frame}>
      <Button
        aria-label={name}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {label}
      </Button>
      {open && (
        <Panel id={id}>
          {items.map((item) => (
            <li key={item.label}>
              <Choice item={item} onChoose={close} />
            </li>
          ))}
        </Panel>
      )}
    </Narrow>
  );
}

function Choice({ item, onChoose }: { item: MenuItem; onChoose: () => void }) {
  if ('to' in item) {
    return (
      <PageLink to={item.to} onClick={onChoose}>
        {item.label}
      </PageLink>
    );
  }
  return (
    <Button
      $wide
      onClick={() => {
        onChoose();
        item.onSelect();
      }}
    >
      {item.label}
    </Button>
  );
}
