import { setTimeout as sleep } from 'node:timers/promises';

/** The API sends a heartbeat after 4 s of silence. Like a page, a reader reopens a stream that stays silent. */
const LONGEST_SILENCE_MS = 20_000;
const RETRY_MS = 500;

interface Received {
  /** By round and player. */
  readonly predictions: Set<string>;
  /** How many ids were not above the previous id. */
  disordered: number;
  /** Whether the stream sent a resync, after which it may miss predictions. */
  resynced: boolean;
}

function record(received: Received, event: string, data: Record<string, unknown>) {
  if (event === 'resync') received.resynced = true;
  if (event === 'prediction') {
    received.predictions.add(`${String(data.roundId)} ${String(data.playerAddress).toLowerCase()}`);
  }
}

/** Reads the event stream, and reconnects with the last received id, as a browser does. */
async function follow(url: string, received: Received, isOver: () => boolean): Promise<void> {
  let lastId = 0;
  const read = async () => {
    const silent = new AbortController();
    let alarm = setTimeout(() => silent.abort(), LONGEST_SILENCE_MS);
    const headers: Record<string, string> = lastId > 0 ? { 'last-event-id': `${lastId}` } : {};
    try {
      const answer = await fetch(`${url}/api/events`, { headers, signal: silent.signal });
      let text = '';
      for await (const chunk of answer.body ?? []) {
        clearTimeout(alarm);
        if (isOver()) return silent.abort();
        alarm = setTimeout(() => silent.abort(), LONGEST_SILENCE_MS);
        text += Buffer.from(chunk as Uint8Array).toString();
        const blocks = text.split('\n\n');
        text = blocks.pop() ?? '';
        for (const block of blocks) {
          const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1];
          const [id, event, data] = [field('id'), field('event'), field('data')];
          if (id !== undefined) {
            if (Number(id) <= lastId) received.disordered++;
            lastId = Number(id);
          }
          if (event !== undefined && data !== undefined) {
            record(received, event, JSON.parse(data) as Record<string, unknown>);
          }
        }
      }
    } finally {
      clearTimeout(alarm);
    }
  };
  while (!isOver()) {
    await read().catch(() => undefined);
    await sleep(RETRY_MS);
  }
}

/** Opens event streams, until `stop`. */
export function startStreams(siteUrl: string, count: number) {
  let isOver = false;
  const all = Array.from({ length: count }, (): Received => ({
    predictions: new Set(),
    disordered: 0,
    resynced: false,
  }));
  for (const received of all) void follow(siteUrl, received, () => isOver);
  return {
    /** How many of these predictions the streams missed in total, and how many ids came out of order. */
    check: (predictions: readonly string[]) => ({
      missed: all
        .filter(({ resynced }) => !resynced)
        .reduce((sum, { predictions: has }) => {
          return sum + predictions.filter((key) => !has.has(key)).length;
        }, 0),
      disordered: all.reduce((sum, { disordered }) => sum + disordered, 0),
    }),
    stop: () => {
      isOver = true;
    },
  };
}
