import { Button, Notice, styled } from '@updown/shared';

// Sticks above every other sticky element, because anything on the page may come from the version that it names.
const Bar = styled.div`
  position: sticky;
  top: var(--header);
  z-index: ${({ theme }) => theme.layer.header - 1};
  background: ${({ theme }) => theme.color.canvas};
`;

interface TabBarProps {
  /** What this tab runs, and the site does not give its visitors. */
  readonly text: string;
  readonly leave: string;
  readonly onLeave: () => void;
}

/** Says on every page that this tab differs from the site, with a button that ends that. */
export function TabBar({ text, leave, onLeave }: TabBarProps) {
  return (
    <Bar>
      <Notice tone="warning" role="status">
        <span>{text}</span>
        <Button $small onClick={onLeave}>
          {leave}
        </Button>
      </Notice>
    </Bar>
  );
}
