import {
  Card,
  Choice,
  selectFollows,
  useAppSelector,
  useCurrentRoundQuery,
  useRoundStatsQuery,
  useSession,
} from '@updown/shared';
import { useState } from 'react';
import { t } from '../../texts/texts';
import { HistoryList } from './history-list';
import { usePlayerHistory } from './paged-history';
import { WIDE, useListLength } from './use-list-length';
import { useFollowedHistory, useLiveHistory } from './use-live-history';

type HistoryFilter = 'all' | 'round' | 'followed' | 'mine';

/** All predictions, those of the latest round, of followed players, or of the player; newest first. */
export function PlayersHistory() {
  const { userAddress: own } = useSession();
  const isFollowing = useAppSelector((state) => selectFollows(state).length > 0);
  const { data } = useCurrentRoundQuery();
  const [chosen, setChosen] = useState<HistoryFilter>('all');
  const roundId = data?.current?.id;
  const options: Partial<Record<HistoryFilter, string>> = {
    all: t('All players'),
    ...(roundId !== undefined && { round: t('This round') }),
    ...(isFollowing && { followed: t('Followed') }),
    ...(own !== null && { mine: t('Mine') }),
  };
  // After a sign-out there is no list of the player's own, and without a followed player none of them.
  const filter = chosen in options ? chosen : 'all';
  return (
    <Card
      isQuiet
      title={t('All Players History')}
      aside={
        Object.keys(options).length > 1 && (
          <Choice
            legend={t('Predictions of')}
            options={options}
            value={filter}
            onChange={setChosen}
          />
        )
      }
    >
      {filter === 'all' && <OfAll own={own} />}
      {filter === 'round' && roundId !== undefined && (
        <OfRound key={roundId} roundId={roundId} own={own} />
      )}
      {filter === 'followed' && <OfFollowed own={own} />}
      {filter === 'mine' && own !== null && <OfPlayer key={own} own={own} />}
    </Card>
  );
}

interface ListProps {
  own: string | null;
}

function OfAll({ own }: ListProps) {
  const { isWide, shown, grow } = useListLength(WIDE);
  const history = useLiveHistory(shown);
  return (
    <HistoryList
      history={{ ...history, total: history.total ?? 0 }}
      {...{ shown, isWide, own }}
      empty={t('No player predictions found')}
      onMore={() => history.loadUpTo(grow())}
    />
  );
}

function OfRound({ roundId, own }: ListProps & { roundId: number }) {
  const { isWide, shown, grow } = useListLength(WIDE);
  const total = useRoundStatsQuery(roundId).currentData?.players ?? 0;
  const history = useLiveHistory(shown, { id: roundId, total });
  return (
    <HistoryList
      history={{ ...history, total }}
      {...{ shown, isWide, own }}
      empty={t('No predictions in round #{id} yet', { id: roundId })}
      onMore={() => history.loadUpTo(grow())}
    />
  );
}

function OfFollowed({ own }: ListProps) {
  const { isWide, shown, grow } = useListLength(WIDE);
  return (
    <HistoryList
      history={useFollowedHistory()}
      {...{ shown, isWide, own }}
      empty={t('No recent predictions of the players you follow')}
      onMore={grow}
    />
  );
}

function OfPlayer({ own }: { own: string }) {
  const { isWide, shown, grow } = useListLength(WIDE);
  const history = usePlayerHistory(own);
  return (
    <HistoryList
      history={history}
      {...{ shown, isWide, own }}
      empty={t('No predictions yet. Your first one appears here.')}
      onMore={() => history.loadUpTo(grow())}
    />
  );
}
