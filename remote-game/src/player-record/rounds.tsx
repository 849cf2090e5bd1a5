import { Card, Failure, recordFile, Skeleton, styled, theme } from '@updown/shared';
import { t } from '../../texts/texts';
import { More } from '../players-history/history-list';
import { usePlayerHistory } from '../players-history/paged-history';
import { useListLength } from '../players-history/use-list-length';
import { RoundCards } from './round-cards';
import { RoundTable } from './round-table';

const File = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  font-size: ${({ theme }) => theme.font.size.sm};
`;

/** Every round of the player, newest first, in pages down to the first bet. */
export function Rounds({ address }: { address: string }) {
  const { isWide, shown, grow } = useListLength(theme.media.medium);
  const history = usePlayerHistory(address);
  const items = history.items.slice(0, shown);
  const List = isWide ? RoundTable : RoundCards;
  return (
    <Card
      title={t('Rounds')}
      aside={
        <File href={recordFile(address)} download>
          {t('Download as CSV')}
        </File>
      }
    >
      {history.isLoading && (
        <div role="status" aria-busy aria-label={t('Loading the rounds')}>
          <Skeleton height="20rem" />
        </div>
      )}
      {history.isFailed && (
        <Failure title={t("Couldn't load the rounds.")} onRetry={history.retry} />
      )}
      {items.length > 0 && <List items={items} />}
      {history.total > items.length && items.length > 0 && (
        <More history={history} shown={items.length} onMore={() => history.loadUpTo(grow())} />
      )}
    </Card>
  );
}
