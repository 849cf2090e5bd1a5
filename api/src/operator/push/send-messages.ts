import type { ChainClock } from '../../chain/clock';
import { pushMessage } from '../../game/present/push-message';
import type { Db } from '../../infra/database/database';
import type { LeaseWork } from '../../infra/database/hold-lease';
import type { PushOutcome } from '../../infra/metrics';
import { deliver, type Delivery, type Vapid } from './deliver';
import { createOutbox, type DueMessage } from './outbox';
import { isPushEndpoint } from './subscriptions';

/** Older events are not news. A push service keeps a message for a browser that is away until this age, too. */
const LONGEST_AGE_SECONDS = 600;
/** The messages that are sent at once. A slow push service delays the others only by one request's deadline. */
const BATCH = 50;
const MOST_ATTEMPTS = 5;
/** A process that stops waits for the pass, and for the deadline of its last requests. */
const LONGEST_PASS_MS = 5_000;
const FIRST_DELAY_MS = 2_000;
const TIDY_EVERY_MS = 60_000;

interface Options {
  readonly db: Db;
  readonly clock: Pick<ChainClock, 'now'>;
  readonly vapid: Vapid;
  readonly services: readonly string[];
  /** The game token's symbol. */
  readonly symbol: string;
  readonly onEnd: (outcome: PushOutcome) => void;
}

/**
 * Tells players' browsers what the index stores: the results of their rounds, and payouts. The messages are rows, so
 * that each is sent once, whichever process sends it. A message is sent twice only if a process dies between the push
 * service's answer and the row's update; the second one then replaces the first, by its topic and its tag.
 */
export function createPush({ db, clock, vapid, services, symbol, onEnd }: Options): LeaseWork {
  const outbox = createOutbox(db);
  let collected: number | undefined;
  let tidied = -Infinity;
  const now = () => Math.floor(clock.now() / 1000);

  /** Once for each change of the index. */
  const collect = async () => {
    const cursor = await db.selectFrom('cursor').select('revision').executeTakeFirst();
    if (cursor === undefined || cursor.revision === collected) return;
    await outbox.collect(now() - LONGEST_AGE_SECONDS);
    collected = cursor.revision;
  };

  const close = async (message: DueMessage, outcome: PushOutcome) => {
    if (outcome === 'gone') await outbox.dropBrowser(message.endpoint);
    await outbox.finish(message);
    onEnd(outcome);
  };

  const settle = async (message: DueMessage, delivery: Delivery) => {
    switch (delivery.kind) {
      case 'busy': {
        if (message.attempts >= MOST_ATTEMPTS) return close(message, 'failed');
        const delayMs = FIRST_DELAY_MS * 4 ** (message.attempts - 1);
        return outbox.postpone(message, Math.max(delayMs, delivery.delayMs));
      }
      case 'refused':
        return close(message, 'failed');
      default:
        return close(message, delivery.kind);
    }
  };

  const send = async (message: DueMessage) => {
    const told = pushMessage(message, symbol);
    if (told === undefined) return outbox.forget(message);
    const ttlSeconds = message.happened_at + LONGEST_AGE_SECONDS - now();
    if (ttlSeconds <= 0) return close(message, 'late');
    // The list may be shorter than when the browser subscribed.
    if (!isPushEndpoint(message.endpoint, services)) return close(message, 'gone');
    const parcel = { text: JSON.stringify(told), topic: told.tag, ttlSeconds };
    await settle(message, await deliver(message, parcel, vapid));
  };

  const tidy = async () => {
    if (performance.now() < tidied + TIDY_EVERY_MS) return;
    tidied = performance.now();
    await outbox.tidy();
  };

  return async (assertHeld) => {
    await collect();
    await tidy();
    const end = performance.now() + LONGEST_PASS_MS;
    while (performance.now() < end) {
      assertHeld();
      const messages = await outbox.take(BATCH);
      if (messages.length === 0) return;
      assertHeld();
      await Promise.all(messages.map(send));
    }
  };
}
