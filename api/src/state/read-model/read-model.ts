import type { LatestRounds } from '@updown/protocol/api/rounds';
import type { LiveState } from '@updown/protocol/api/stream';
import type { ChainClock } from '../../chain/clock';
import * as present from '../../game/present/rounds';
import type { Round } from '../../game/round';
import type { Db } from '../../infra/database/database';
import { streamAfter, streamTail, type StreamRow } from '../../infra/database/stream';
import { createNames } from '../names/names';
import type { LatestPrice, RecordedPrice } from '../prices/latest-price';
import { createPriceHistory, type Interval } from '../prices/price-history';
import { currentPrice } from '../prices/price-view';
import { createRoundPrices } from '../prices/round-prices';
import type { Pace } from '../prices/sources';
import { createQueriedResources, createResources, type Resource } from '../resources/resources';
import { createRoundsState } from './rounds-state';

const HISTORY_LENGTH = 20;
const REPLAYED = 1000;
/** How long a serialised price history is kept. */
const HISTORY_MS = 5_000;

interface Options {
  readonly db: Db;
  readonly clock: ChainClock;
  readonly latestPrice: LatestPrice;
  readonly pace: Pace;
  readonly network: string;
}

/** All public responses: from memory, and those about past prices from the tables, read once for all callers. */
export function createReadModel(options: Options) {
  const { db, clock, latestPrice, pace, network } = options;
  const state = createRoundsState(db);
  const names = createNames(db);
  const live = createResources(2000);
  const priceHistory = createPriceHistory(db);
  const histories = createQueriedResources(90, () => Math.floor(Date.now() / HISTORY_MS));
  let priceChanges = 0;
  const roundPrices = createRoundPrices(db, clock.now, () => priceChanges);
  let lastStreamId = 0;

  const endedRounds = () => {
    const { latest, rounds } = state.now();
    const ended: { id: number; outcome: 'UP' | 'DOWN' | 'DRAW' | 'VOID' }[] = [];
    for (let id = latest?.id ?? 0; id > 0 && ended.length < HISTORY_LENGTH; id--) {
      const round = rounds.get(id);
      const item = round === undefined ? null : present.historyItem(round);
      if (item !== null) ended.push(item);
    }
    return ended;
  };

  const latestRounds = (): LatestRounds => {
    const { latest } = state.now();
    const current = latest === undefined ? null : present.currentRound(latest, clock.now());
    return { current, history: endedRounds() };
  };

  const depositLimits = () => {
    const { parameters } = state.now();
    return present.depositLimits(
      parameters.get('minimumDeposit') ?? 0n,
      parameters.get('maximumDeposit') ?? 0n,
    );
  };

  /** At most `limit` of the latest predictions; without a limit, all that are in memory. */
  const playersHistory = (limit?: number) =>
    live.get(`players ${limit}`, () => {
      const { predictions, rounds, total } = state.now();
      const data = predictions.slice(0, limit).flatMap((prediction) => {
        const round = rounds.get(prediction.round_id);
        if (round === undefined) return [];
        return [names.named(present.playerHistoryItem(prediction, round), prediction.player)];
      });
      return { success: true, data, total: total() };
    });

  const roundResource = (
    kind: string,
    id: number,
    show: (round: Round) => unknown,
  ): Resource | undefined => {
    const round = state.now().rounds.get(id);
    return round && live.get(`${kind} ${id}`, () => show(round));
  };

  return {
    load: async (): Promise<StreamRow[]> => {
      const tail = await streamTail(db, REPLAYED);
      lastStreamId = tail.at(-1)?.id ?? 0;
      await latestPrice.load(db);
      await state.refresh();
      await names.load();
      return tail.map(names.namedRow);
    },

    /** Loads committed changes, and returns the rows for the streams. */
    refresh: async (): Promise<StreamRow[]> => {
      const rows = await streamAfter(db, lastStreamId);
      const changed = await state.refresh();
      await names.refresh(rows);
      lastStreamId = rows.at(-1)?.id ?? lastStreamId;
      for (const { event, data } of rows) {
        if (event === 'price') {
          const { timestamp, ...price } = data as RecordedPrice & { timestamp: number };
          latestPrice.set({ ...price, time: timestamp });
          priceChanges++;
        }
      }
      if (changed || rows.length > 0) live.clear();
      return rows.map(names.namedRow);
    },

    /** Drops responses that depend on the time. */
    timeHasPassed: () => live.clear(),

    latestRound: () => state.now().latest,
    round: (id: number) => state.now().rounds.get(id),
    openRounds: () => state.open(),
    parameter: (name: string) => state.now().parameters.get(name),
    indexedBlock: () => state.now().block,
    /** Counts the changes of the tables that this process has read. */
    revision: () => state.now().revision + names.changes(),
    named: names.named,
    predictionCount: () => state.now().total(),

    /** The state at which a stream begins. */
    liveState: (): LiveState => ({
      rounds: latestRounds(),
      price: currentPrice(latestPrice, pace, clock.now()),
      limits: depositLimits(),
      playersHistory: playersHistory().etag,
    }),

    currentRound: () => live.get('current-round', () => ({ success: true, data: latestRounds() })),
    playersHistory,
    roundView: (id: number) =>
      roundResource('round', id, (round) => present.roundView(round, clock.now())),
    roundStats: (id: number) => roundResource('stats', id, present.roundStats),
    roundPrices: (id: number): Promise<Resource> | undefined => {
      const round = state.now().rounds.get(id);
      return round && roundPrices(round);
    },
    depositLimits: () => live.get('limits', depositLimits),
    status: (isRunning: boolean) =>
      live.get(`status ${isRunning}`, () =>
        present.gameStatus(state.now().latest, clock.now(), isRunning, network),
      ),
    currentPrice: () => live.get('price', () => currentPrice(latestPrice, pace, clock.now())),
    priceHistory: (days: number, interval: Interval) =>
      histories(`${days} ${interval}`, () => priceHistory(days, interval, clock.now())),
  };
}

export type ReadModel = ReturnType<typeof createReadModel>;
