import type { Contract } from 'ethers';
import type { ChainClock } from '../../chain/clock';
import { gameFor } from '../../chain/contracts';
import type { Deployment } from '../../chain/deployment';
import { hasStakes, type Round } from '../../game/round';
import type { Db } from '../../infra/database/database';
import { unclaimed } from '../../state/players/positions';
import type { ReadModel } from '../../state/read-model/read-model';
import type { Spender } from '../gas/spender';
import { isContractError } from './resolution';

/** Players per transaction: about two million gas. */
const BATCH = 100;
/** Players claim older payouts themselves. */
const LONGEST_AGO_SECONDS = 7 * 86_400;
/** The index normally has a payout within seconds. If the chain has dropped it, this is when to try again. */
const INDEXED_WITHIN_MS = 30_000;

interface Options {
  readonly db: Db;
  readonly deployment: Deployment;
  readonly clock: ChainClock;
  readonly readModel: Pick<ReadModel, 'latestRound' | 'round' | 'indexedBlock'>;
  /** How long after the result the players can claim first. */
  readonly delaySeconds: number;
  readonly spender: Spender;
  readonly log: { readonly info: (details: object, message: string) => void };
}

/** The ids of the rounds that had an outcome by `time` (Unix seconds). */
async function endedBy(db: Db, rounds: readonly Round[], time: number): Promise<Set<number>> {
  if (rounds.length === 0) return new Set();
  const rows = await db
    .selectFrom('events')
    .innerJoin('blocks', 'blocks.number', 'events.block')
    .select('events.round_id')
    .where(
      'events.round_id',
      'in',
      rounds.map(({ id }) => id),
    )
    .where('events.name', 'in', ['RoundResolved', 'RoundVoided'])
    .where('blocks.time', '<=', time)
    .execute();
  return new Set(rows.flatMap(({ round_id }) => round_id ?? []));
}

async function unpaidIn(db: Db, roundId: number): Promise<string[]> {
  const rows = await unclaimed(db)
    .select('player')
    .where('round_id', '=', roundId)
    .orderBy('block')
    .orderBy('log_index')
    .execute();
  return rows.map(({ player }) => player);
}

function call(game: Contract, players: readonly string[], roundId: number) {
  return game.getFunction('claimManyFor').populateTransaction(players, roundId);
}

/** Pays winnings and returned stakes to their players, some time after each round's result. */
export function createPayouts(options: Options) {
  const { db, clock, readModel, spender, log } = options;
  const game = gameFor(options.deployment, { provider: null });
  /** The start times of the rounds that are paid in full, by id. After a reorganisation an id can belong to another round. */
  const done = new Map<number, number>();
  /** The last payout. Until the index has its block, it still lists players who have been paid. */
  let last = { block: -1, at: 0 };

  const isIndexed = () =>
    readModel.indexedBlock() >= last.block || Date.now() > last.at + INDEXED_WITHIN_MS;

  const openRounds = (now: number): Round[] => {
    const found: Round[] = [];
    for (let { id } = readModel.latestRound() ?? { id: 0 }; id > 0; id--) {
      const round = readModel.round(id);
      if (round === undefined || round.end_time < now - LONGEST_AGO_SECONDS) break;
      const isDone = round.outcome === 'Pending' || done.get(id) === round.start_time;
      if (!isDone && hasStakes(round)) found.unshift(round);
    }
    return found;
  };

  /** Returns false once the day's gas is used up. */
  const pay = async (players: string[], roundId: number, assertMay?: () => void) => {
    try {
      const receipt = await spender.send(await call(game, players, roundId), assertMay);
      if (receipt === undefined) return false;
      last = { block: receipt.blockNumber, at: Date.now() };
      log.info({ roundId, players: players.length, hash: receipt.hash }, 'Paid out a round');
    } catch (error) {
      // All of the players have claimed in the meantime.
      if (!isContractError(error, 'NoRewardsToClaim')) throw error;
    }
    return true;
  };

  /** Sends nothing once `assertMay` throws. */
  return async (assertMay?: () => void): Promise<void> => {
    if (spender.isResting() || !isIndexed()) return;
    const now = Math.floor(clock.now() / 1000);
    const rounds = openRounds(now);
    const due = await endedBy(db, rounds, now - options.delaySeconds);
    for (const { id, start_time } of rounds.filter((round) => due.has(round.id))) {
      const players = await unpaidIn(db, id);
      if (players.length === 0) done.set(id, start_time);
      for (let start = 0; start < players.length; start += BATCH) {
        if (!(await pay(players.slice(start, start + BATCH), id, assertMay))) return;
      }
    }
  };
}
