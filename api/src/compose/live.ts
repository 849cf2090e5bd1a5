import type { Logger } from 'pino';
import type { ChainClock } from '../chain/clock';
import { currentRound } from '../game/present/rounds';
import { type Frame, frameOf, type Hub } from '../http/sse/hub';
import type { Database } from '../infra/database/database';
import { CHANGES_CHANNEL, type StreamRow } from '../infra/database/stream';
import { createMutex } from '../infra/mutex';
import { traceStreaming } from '../infra/tracing/traced-transactions';
import { startWorker } from '../infra/worker';
import type { ReadModel } from '../state/read-model/read-model';

/** The tables are read at least this often, in case a notification is lost. */
const LOOK_ANYWAY_MS = 3_000;
/** How often the streams are checked for silence. */
const BEAT_MS = 500;

function toFrame({ id, event, data }: StreamRow): Frame {
  return frameOf(event, data, id);
}

/** Keeps memory and the event streams in sync with the tables and the game's time. */
export async function startLive(
  database: Database,
  readModel: ReadModel,
  hub: Hub,
  clock: ChainClock,
  log: Logger,
) {
  hub.remember((await readModel.load()).map(toFrame));
  let ending: NodeJS.Timeout | undefined;

  const sendRound = () => {
    readModel.timeHasPassed();
    const round = readModel.latestRound();
    if (round !== undefined) hub.send([frameOf('round', currentRound(round, clock.now()))]);
  };

  /** A round's status changes at its end, although the chain emits no event for it. */
  const awaitEnd = () => {
    clearTimeout(ending);
    const round = readModel.latestRound();
    const wait = (round?.end_time ?? 0) * 1000 - clock.now();
    if (wait <= 0) return;
    ending = setTimeout(sendRound, wait + 1);
  };

  const refresh = async () => {
    const rows = await readModel.refresh();
    traceStreaming(rows, hub.size(), log, () => hub.send(rows.map(toFrame)));
    awaitEnd();
  };

  const runExclusive = createMutex();
  /** Runs one refresh at a time, because concurrent refreshes would send the same changes to the streams twice. */
  const settle = () => runExclusive(refresh);

  const worker = startWorker(settle, LOOK_ANYWAY_MS, (error) =>
    log.warn({ err: error }, 'Could not read the changes'),
  );
  await database.listen(CHANGES_CHANNEL, worker.wake, worker.wake);
  const unsubscribe = clock.onJump(() => {
    hub.send([frameOf('clock', { now: Math.floor(clock.now()) })]);
    sendRound();
    awaitEnd();
  });
  const beat = setInterval(hub.heartbeat, BEAT_MS);
  awaitEnd();

  return {
    /** Sends every stream the serial number of a newer site. */
    released: (serial: number) => hub.send([frameOf('release', { serial })]),

    /** Resolves when everything committed so far can be read. */
    settle,
    stop: async () => {
      clearTimeout(ending);
      clearInterval(beat);
      unsubscribe();
      await worker.stop();
    },
  };
}
