import { Button, css, Link, styled } from '@updown/shared';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { LanguageLine } from '../../preferences/language-select';
import { usePageIntent } from './page-links';

const Narrow = styled.div`
  position: relative;
  min-width: 0;

  > button {
    max-width: 100%;
  }
  ${({ theme }) => theme.media.medium} {
    display: none;
  }
`;

const Panel = styled.ul`
  position: absolute;
  inset: calc(100% + 8px) 0 auto auto;
  width: 13rem;
  padding: ${({ theme }) => theme.space.xs};
  background: ${({ theme }) => theme.color.raised};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.md};
  box-shadow: 0 12px 32px ${({ theme }) => theme.color.shadow};
`;

const Item = styled.li<{ $last: boolean }>`
  ${({ theme, $last }) => $last && `border-top: 1px solid ${theme.color.line};`}
`;

const Line = styled.li`
  padding: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.sm};

  &:empty {
    display: none;
  }
`;

// Links and commands look the same.
const row = css`
  display: flex;
  align-items: center;
  width: 100%;
  min-height: 44px;
  padding: 0 ${({ theme }) => theme.space.sm};
  background: none;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.sm};
  color: ${({ theme }) => theme.color.text};
  font-size: ${({ theme }) => theme.font.size.sm};
  font-weight: ${({ theme }) => theme.font.weight.medium};
  text-align: left;
  text-decoration: none;
  cursor: pointer;

  &:hover {
    background: ${({ theme }) => theme.color.surface};
  }
`;

const PageLink = styled(Link)`
  ${row}
`;

const Command = styled.button.attrs({ type: 'button' })`
  ${row}
`;

type MenuItem = { label: string; isLast?: boolean } & ({ to: string } | { onSelect: () => void });

interface SmallMenuProps {
  /** What the button shows, which is its name, too. */
  label: ReactNode;
  /** What stands above the items. */
  head?: ReactNode;
  items: readonly MenuItem[];
}

/** The header's menu on a small screen. Escape or a choice closes the menu and returns the focus; a tap outside closes it. */
export function SmallMenu({ label, head, items }: SmallMenuProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);

  // Focuses the button first, so that a dialog that the choice opens returns the focus to the button.
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
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {label}
      </Button>
      {open && (
        <Panel id={id}>
          <Line>{head}</Line>
          {items.map((item) => (
            <Item key={item.label} $last={item.isLast === true}>
              <Choice item={item} onChoose={close} />
            </Item>
          ))}
          <Line>
            <LanguageLine />
          </Line>
        </Panel>
      )}
    </Narrow>
  );
}

function Choice({ item, onChoose }: { item: MenuItem; onChoose: () => void }) {
  const intentFor = usePageIntent();
  if ('to' in item) {
    return (
      <PageLink to={item.to} onClick={onChoose} {...intentFor(item.to)}>
        {item.label}
      </PageLink>
    );
  }
  return (
    <Command
      onClick={() => {
        onChoose();
        item.onSelect();
      }}
    >
      {item.label}
    </Command>
  );
}
