import type { Lease } from './database';
import { openSession, type Session } from './session';

/**
 * After this long without a query, the database ends a session, which releases its lock. A healthy holder renews every
 * half second.
 */
const LEASE_MS = 3_000;

interface LockSession extends Session {
  hasLock: boolean;
}

async function openLockSession(connectionString: string): Promise<LockSession> {
  const session = await openSession(connectionString, { query_timeout: LEASE_MS });
  try {
    // A statement instead of a connection option, which poolers reject.
    await session.client.query(`set idle_session_timeout = ${LEASE_MS}`);
    return { ...session, hasLock: false };
  } catch (error) {
    end(session);
    throw error;
  }
}

/** Does not wait, because a hanging session must not delay the next session. */
function end(session: Session | undefined) {
  return void session?.client.end().catch(() => undefined);
}

/** A lease backed by the advisory lock `lock` of a database session. */
export function advisoryLockLease(
  connectionString: string,
  lock: number,
): Lease & { release(): Promise<void> } {
  let session: LockSession | undefined;
  let term = 0;
  /** After this time, the database may have ended the session without notice. */
  let heldUntil = -Infinity;

  const isHeld = () => session?.isOpen() === true && performance.now() < heldUntil;

  const renew = async (): Promise<boolean> => {
    if (!session?.isOpen()) session = await openLockSession(connectionString);
    const askedAt = performance.now();
    // A second lock of the same session would need a second release.
    const question = session.hasLock
      ? 'select true as held'
      : `select pg_try_advisory_lock(${lock}) as held`;
    const { rows } = await session.client.query<{ held: boolean }>(question);
    session.hasLock = rows[0]?.held ?? false;
    if (session.hasLock && !isHeld()) term++;
    heldUntil = session.hasLock ? askedAt + LEASE_MS : -Infinity;
    return session.hasLock;
  };

  return {
    acquire: async () => {
      try {
        return await renew();
      } catch (error) {
        heldUntil = -Infinity;
        end(session);
        session = undefined;
        throw error;
      }
    },
    term: () => (isHeld() ? term : undefined),
    release: async () => session?.client.end(),
  };
}
