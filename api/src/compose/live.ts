import type { Logger } from 'pino';
import type { ChainClock } from '../chain/clock';
import type { Database } from '../database/database';
import { changesChannel } from '../database/stream';
import { startLoop } from '../loop';
import { currentRound } from '../present/rounds';
import type { createHub } from '../sse/hub';
import { frameOf, type Frame } from '../sse/hub';
import { createTurns } from '../turns';
import type { StreamRow } from '../database/read-stream';
import type { ReadModel } from '../state/read-model';

/** Changes are notified; this often they are looked for all the same. */
const lookAnywayMs = 1_000;
const heartbeatMs = 15_000;

const toFrame = ({ id, event, data }: StreamRow): Frame => frameOf(event, data, id);

/** Keeps memory and event streams in step with the tables and with the game's time. */
export const startLive = async (
  database: Database,
  readModel: ReadModel,
  hub: ReturnType<typeof createHub>,
  clock: ChainClock,
  log: Logger,
) => {
  hub.remember((await readModel.load()).map(toFrame));
  let ending: NodeJS.Timeout | undefined;

  const sendRound = () => {
    readModel.timeHasPassed();
    const round = readModel.latestRound();
    if (round !== undefined) hub.send([frameOf('round', currentRound(round, clock.now()))]);
  };

  /** The round's end changes what it is, though nothing happens on the chain. */
  const awaitEnd = () => {
    clearTimeout(ending);
    const round = readModel.latestRound();
    const wait = (round?.end_time ?? 0) * 1000 - clock.now();
    if (wait <= 0) return;
    ending = setTimeout(sendRound, wait + 1);
  };

  const refresh = async () => {
    const rows = await readModel.refresh();
    hub.send(rows.map(toFrame));
    awaitEnd();
  };

  const inTurn = createTurns();
  /** One refresh after the other: two at once would tell the streams the same twice. */
  const settle = () => inTurn(refresh);

  const loop = startLoop(settle, lookAnywayMs, (error) =>
    log.warn({ err: error }, 'The changes could not be read'),
  );
  await database.listen(changesChannel, loop.wake);
  const unsubscribe = clock.onJump(() => {
    hub.send([frameOf('clock', { now: Math.floor(clock.now()) })]);
    sendRound();
    awaitEnd();
  });
  const beat = setInterval(hub.heartbeat, heartbeatMs);
  awaitEnd();

  return {
    /** Resolves when all that is committed by now can be read. */
    settle,
    stop: async () => {
      clearTimeout(ending);
      clearInterval(beat);
      unsubscribe();
      await loop.stop();
    },
  };
};
