import { sql } from 'kysely';
import type { Database } from '../infra/database/database';
import { startWorker } from '../infra/worker';
import type { Head, SeenBlock } from './head';

const HEAD_CHANNEL = 'updown_head';
/**
 * A report is sent at least this often, even without a new block, so that other processes know that this one is
 * polling.
 */
const BEAT_MS = 1_000;

interface News {
  readonly block: SeenBlock;
  /** Seconds since the chain last answered. */
  readonly silence: number;
  /** Why this process's index makes no progress. */
  readonly failure?: string | undefined;
}

/** Lets one process poll the node and report the latest block, and any failure of its index, to the others. */
export async function shareHead(
  head: Head,
  { db, listen }: Pick<Database, 'db' | 'listen'>,
  isLeader: () => boolean,
  ownFailure: () => string | undefined,
  onError: (error: unknown) => void,
) {
  let heard: string | undefined;
  const failure = () => (isLeader() ? ownFailure() : heard);
  const hear = (payload: string) => {
    const { block, silence, failure: ofLeader } = JSON.parse(payload) as News;
    heard = ofLeader;
    if (!isLeader()) head.hear(block, silence);
  };
  const report = async () => {
    const latest = head.latest();
    if (latest === undefined || !isLeader()) return;
    const { number, hash, time } = latest;
    const news: News = {
      block: { number, hash, time },
      silence: head.silence(),
      failure: ownFailure(),
    };
    await sql`select pg_notify(${HEAD_CHANNEL}, ${JSON.stringify(news)})`.execute(db);
  };
  // A lost report needs no recovery, because the next report repeats it.
  await listen(HEAD_CHANNEL, hear, () => undefined);
  head.lookWhile(isLeader);
  const worker = startWorker(report, BEAT_MS, onError);
  const unsubscribe = head.onBlock(worker.wake);
  return {
    failure,
    stop: async () => {
      unsubscribe();
      head.lookWhile(() => true);
      await worker.stop();
    },
  };
}
