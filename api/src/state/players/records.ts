import {
  MOST_ENTRIES,
  type PlayerPredictionsPage,
  type PlayersHistoryPage,
  type RoundEntries,
} from '@updown/protocol/api/record';
import type { PlayerHistoryItem } from '@updown/protocol/api/rounds';
import { playerPrediction, playerRecord } from '../../game/present/player';
import { placeOf, playerHistoryItem, roundEntry } from '../../game/present/rounds';
import type { Db } from '../../infra/database/database';
import type { ReadModel } from '../read-model/read-model';
import { createQueriedResources } from '../resources/resources';
import { figuresOf } from './figures';
import {
  countOf,
  entriesOf,
  historyPage,
  playerPage,
  type HistoryPage,
  type PlayerPage,
} from './pages';
import { withRounds } from './positions';

/** A few megabytes of responses. */
const MOST_ANSWERS = 500;

type Needs = Pick<ReadModel, 'round' | 'revision' | 'named' | 'predictionCount'>;

/** Player records and history pages, which are too many to keep all in memory. */
export function createRecords(db: Db, readModel: Needs) {
  const answer = createQueriedResources(MOST_ANSWERS, readModel.revision);

  const countIn = (roundId: number | undefined): number => {
    if (roundId === undefined) return readModel.predictionCount();
    const round = readModel.round(roundId);
    return round === undefined ? 0 : round.up_players + round.down_players;
  };

  const withName = <Item extends PlayerHistoryItem>(item: Item) =>
    readModel.named(item, item.playerAddress);

  return {
    record: (address: string) => {
      const player = address.toLowerCase();
      return answer(`record ${player}`, async () =>
        readModel.named(playerRecord(player, await figuresOf(db, player)), player),
      );
    },

    predictions: (address: string, page: PlayerPage) => {
      const player = address.toLowerCase();
      const key = `predictions ${player} ${page.before} ${page.limit}`;
      return answer(key, async (): Promise<PlayerPredictionsPage> => {
        const [found, total] = await Promise.all([
          playerPage(db, player, page),
          countOf(db, player),
        ]);
        const next = found.length < page.limit ? null : (found.at(-1)?.round_id ?? null);
        return {
          success: true,
          data: withRounds(readModel, found).map((one) => withName(playerPrediction(one))),
          total,
          next,
        };
      });
    },

    entries: (roundId: number) =>
      answer(`entries ${roundId}`, async (): Promise<RoundEntries> => {
        const found = countIn(roundId) > MOST_ENTRIES ? [] : await entriesOf(db, roundId);
        return { roundId, entries: found.map(roundEntry) };
      }),

    history: (page: HistoryPage) => {
      const { roundId, before, limit } = page;
      const key = `history ${roundId} ${before?.join('.')} ${limit}`;
      return answer(key, async (): Promise<PlayersHistoryPage> => {
        const found = await historyPage(db, page);
        const data = withRounds(readModel, found).map(({ prediction, round }) =>
          withName(playerHistoryItem(prediction, round)),
        );
        const last = found.length < limit ? undefined : found.at(-1);
        const next = last === undefined ? null : placeOf(last);
        return { success: true, data, total: countIn(roundId), next };
      });
    },
  };
}

export type Records = ReturnType<typeof createRecords>;
