import type { Logger } from 'pino';
import type { Place } from '../database/database';
import { startLoop } from '../loop';

const lookMs = 500;

/** Takes a place as soon as nobody else has it, and gives work to do while this process holds it. */
export const holdPlace = async (
  place: Place,
  what: string,
  log: Logger,
  onError: (error: unknown) => void,
) => {
  let holds = await place.hold();

  const look = async () => {
    const held = holds;
    try {
      holds = await place.hold();
    } catch (error) {
      holds = false;
      throw error;
    } finally {
      if (holds !== held) log.info({ holds }, holds ? `${what} from now on` : `${what} no longer`);
    }
  };
  const loop = startLoop(look, lookMs, onError);

  return {
    isOurs: () => holds,
    while: (task: () => Promise<void>) => async () => {
      if (holds) await task();
    },
    stop: loop.stop,
  };
};
