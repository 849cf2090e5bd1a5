import { Direction, styled, VisuallyHidden, type RoundHistoryItem } from '@updown/shared';
import { t } from '../../texts/texts';

/** As many as fit into the narrowest window. */
const SHOWN = 8;

const List = styled.ul`
  display: flex;
  justify-content: space-between;
  font-size: ${({ theme }) => theme.font.size.sm};

  > li {
    position: relative;
  }
`;

/** The latest outcomes as marks at rest, newest first, for a window too narrow for a ticker. */
export function StillResults({ history }: { history: readonly RoundHistoryItem[] }) {
  return (
    <List aria-label={t('Recent results')}>
      {history.slice(0, SHOWN).map(({ id, outcome }) => (
        <li key={id} title={`#${id}`}>
          <VisuallyHidden translate="no">{`#${id} `}</VisuallyHidden>
          <Direction of={outcome} isBrief />
        </li>
      ))}
    </List>
  );
}
