import { Button, Failure, formatCount, Skeleton, styled } from '@updown/shared';
import { t } from '../../texts/texts';
import { HistoryCards } from './history-cards';
import { HistoryTable } from './history-table';
import type { PagedHistory } from './paged-history';
import { isLong } from './use-list-length';

const Empty = styled.p`
  padding: ${({ theme }) => theme.space.xl} 0;
  color: ${({ theme }) => theme.color.muted};
  text-align: center;
`;

// The hint lies at the window's lower edge, over the list, and at the list's end slips under the last row.
const Long = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  > * {
    grid-area: 1 / 1;
  }
  tr:last-child td,
  li:last-child {
    position: relative;
    z-index: 1;
  }
  tr:last-child:not([data-own]) td,
  li:last-child:not([data-own]) {
    background: ${({ theme }) => theme.color.canvas};
  }
`;

const Hint = styled.p`
  position: sticky;
  bottom: calc(var(--bar) + ${({ theme }) => theme.space.xs});
  align-self: end;
  justify-self: center;
  padding: 0 ${({ theme }) => theme.space.sm};
  background: ${({ theme }) => theme.color.raised};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.pill};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.sm};
  pointer-events: none;

  &::after {
    content: ' ↓' / '';
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.sm};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.sm};
`;

interface HistoryListProps {
  history: PagedHistory;
  /** The maximum number of predictions to show. */
  shown: number;
  isWide: boolean;
  own: string | null;
  /** The text of an empty list. */
  empty: string;
  onMore: () => void;
}

export function HistoryList({ history, shown, isWide, own, empty, onMore }: HistoryListProps) {
  const { items, total, isLoading, isLoadingRest = false, isFailed, retry } = history;
  if (isLoading) return <Loading />;
  if (isFailed) return <Failure title={t("Couldn't load the history.")} onRetry={retry} />;
  if (items.length === 0) return <Empty>{empty}</Empty>;
  const visible = items.slice(0, shown);
  const Rows = isWide ? HistoryTable : HistoryCards;
  return (
    <>
      <Long>
        <Rows items={visible} own={own} />
        {isLong(total, shown) && <Hint>{t('Scroll for more')}</Hint>}
      </Long>
      {total > visible.length && !isLoadingRest && (
        <More history={history} shown={visible.length} onMore={onMore} />
      )}
    </>
  );
}

interface MoreProps {
  history: PagedHistory;
  shown: number;
  onMore: () => void;
}

/** Shows how much of a list is visible, and a button for more. */
export function More({ history, shown, onMore }: MoreProps) {
  const { total, isLoadingMore, isMoreFailed } = history;
  return (
    <>
      {isMoreFailed && !isLoadingMore && <Failure title={t("Couldn't load more predictions.")} />}
      <Foot>
        <span role="status">
          {t('Showing {shown} of {total} predictions', {
            shown: formatCount(BigInt(shown)),
            total: formatCount(BigInt(total)),
          })}
        </span>
        <Button aria-busy={isLoadingMore} onClick={() => !isLoadingMore && onMore()}>
          {isLoadingMore ? t('Loading…') : t('Load more')}
        </Button>
      </Foot>
    </>
  );
}

function Loading() {
  return (
    <div role="status" aria-busy aria-label={t('Loading the history')}>
      <Skeleton height="34rem" />
    </div>
  );
}
