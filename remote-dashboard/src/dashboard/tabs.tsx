import { styled } from '@updown/shared';
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';

const List = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xxs};
  margin-bottom: ${({ theme }) => theme.space.md};
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
`;

const Tab = styled.button<{ $selected: boolean }>`
  flex: none;
  min-height: 44px;
  padding: 0 ${({ theme }) => theme.space.sm};
  background: none;
  border: 0;
  border-bottom: 2px solid
    ${({ theme, $selected }) => ($selected ? theme.color.accent : 'transparent')};
  color: ${({ theme, $selected }) => ($selected ? theme.color.text : theme.color.muted)};
  font-size: ${({ theme }) => theme.font.size.sm};
  font-weight: ${({ theme }) => theme.font.weight.semibold};
  white-space: nowrap;
  cursor: pointer;

  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Panel = styled.div`
  border-radius: ${({ theme }) => theme.radius.lg};
`;

interface TabsProps {
  label: string;
  /** The index of the open tab. */
  selected: number;
  onSelect: (index: number) => void;
  tabs: readonly { name: string; content: ReactNode }[];
}

/** The index of the tab that a key selects, starting from the tab at `index` of `count`. */
function target(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** Shows one of several panels, selected with tabs or the arrow keys. */
export function Tabs({ label, selected, onSelect, tabs }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent): void {
    const next = target(event.key, selected, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    onSelect(next);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  }

  return (
    <div>
      <List ref={list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map(({ name }, index) => (
          <Tab
            key={name}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-selected={index === selected}
            aria-controls={`${id}-panel`}
            tabIndex={index === selected ? 0 : -1}
            $selected={index === selected}
            onClick={() => onSelect(index)}
          >
            {name}
          </Tab>
        ))}
      </List>
      <Panel
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-tab-${selected}`}
        tabIndex={0}
      >
        {tabs[selected]?.content}
      </Panel>
    </div>
  );
}
