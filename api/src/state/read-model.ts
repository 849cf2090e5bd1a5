import type { ChainClock } from '../chain/clock';
import type { Db } from '../database/database';
import { streamAfter, streamTail, type StreamRow } from '../database/read-stream';
import { currentPrice, priceHistory } from '../present/price';
import * as present from '../present/rounds';
import type { Interval, RecordedPrice } from '../price/candles';
import type { PriceRecord } from '../price/record';
import { loadPrices } from '../price/store';
import type { Round } from '../indexer/reduce';
import { createResources, type Resource } from './resources';
import { createRoundsState } from './rounds-state';

const historyLength = 20;
const replayed = 1000;
const dayMs = 24 * 3600_000;
const minuteMs = 60_000;
/** A long history need not be newer than this: its pages get the price itself from the stream. */
const historyMs = 5_000;

interface Options {
  readonly db: Db;
  readonly clock: ChainClock;
  readonly record: PriceRecord;
  readonly recordDays: number;
  readonly network: string;
  readonly isRunning: () => boolean;
}

/** All public answers, from memory: no query and no call of the chain for a request. */
export const createReadModel = ({ db, clock, record, recordDays, network, isRunning }: Options) => {
  const state = createRoundsState(db);
  const live = createResources(2000);
  const histories = createResources(90);
  let historiesSince = 0;
  let historiesOf = '';
  let lastStreamId = 0;

  const endedRounds = () => {
    const { latest, rounds } = state.now();
    const ended: { id: number; outcome: 'UP' | 'DOWN' | 'DRAW' | 'VOID' }[] = [];
    for (let id = latest?.id ?? 0; id > 0 && ended.length < historyLength; id--) {
      const round = rounds.get(id);
      const item = round === undefined ? null : present.historyItem(round);
      if (item !== null) ended.push(item);
    }
    return ended;
  };

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
      const tail = await streamTail(db, replayed);
      lastStreamId = tail.at(-1)?.id ?? 0;
      const { candles, latest } = await loadPrices(db, clock.now() - recordDays * dayMs);
      record.load(candles, latest);
      await state.refresh();
      return tail;
    },

    /** Takes over what was committed; returns what the streams are to be told. */
    refresh: async (): Promise<StreamRow[]> => {
      const rows = await streamAfter(db, lastStreamId);
      const changed = await state.refresh();
      lastStreamId = rows.at(-1)?.id ?? lastStreamId;
      for (const { event, data } of rows)
        if (event === 'price') {
          const { price, timestamp, source } = data as RecordedPrice & { timestamp: number };
          record.add({ price, time: timestamp, source });
        }
      if (changed || rows.length > 0) live.clear();
      return rows;
    },

    /** The passing of time has changed what the answers say. */
    timeHasPassed: () => live.clear(),

    latestRound: () => state.now().latest,
    round: (id: number) => state.now().rounds.get(id),
    openRounds: () => state.open(),
    parameter: (name: string) => state.now().parameters.get(name),
    indexedBlock: () => state.now().block,

    currentRound: () =>
      live.get('current-round', () => {
        const { latest } = state.now();
        const current = latest === undefined ? null : present.currentRound(latest, clock.now());
        return { success: true, data: { current, history: endedRounds() } };
      }),
    playersHistory: () =>
      live.get('players', () => {
        const { predictions, rounds, total } = state.now();
        const data = predictions.flatMap((prediction) => {
          const round = rounds.get(prediction.round_id);
          return round === undefined ? [] : [present.playerHistoryItem(prediction, round)];
        });
        return { success: true, data, total: total() };
      }),
    roundView: (id: number) =>
      roundResource('round', id, (round) => present.roundView(round, clock.now())),
    roundStats: (id: number) => roundResource('stats', id, present.roundStats),
    depositLimits: () =>
      live.get('limits', () => {
        const { parameters } = state.now();
        return present.depositLimits(
          parameters.get('minimumDeposit') ?? 0n,
          parameters.get('maximumDeposit') ?? 0n,
        );
      }),
    status: () =>
      live.get(`status ${isRunning()}`, () =>
        present.gameStatus(state.now().latest, clock.now(), isRunning(), network),
      ),
    currentPrice: () => live.get('price', () => currentPrice(record, clock.now())),
    priceHistory: (days: number, interval: Interval) => {
      // Made anew after another price, or where the days that it shows have moved on by a candle.
      const wanted = `${record.latest()?.time} ${Math.floor(clock.now() / minuteMs)}`;
      if (wanted !== historiesOf && Date.now() - historiesSince > historyMs) {
        histories.clear();
        [historiesOf, historiesSince] = [wanted, Date.now()];
      }
      return histories.get(`${days} ${interval}`, () =>
        priceHistory(record, days, interval, clock.now()),
      );
    },
  };
};

export type ReadModel = ReturnType<typeof createReadModel>;
