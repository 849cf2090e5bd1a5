import { createHmac, randomBytes } from 'node:crypto';

const DAY_MS = 86_400_000;
/** Enough for a busy day; beyond it nothing more is counted until the next one. */
const MOST = 200_000;

/**
 * Whether a caller says something for the first time today. It keeps no address: only a keyed hash, whose key and set are
 * forgotten at the end of the day (UTC).
 */
export function createOnceADay(now: () => number = Date.now) {
  let day = -1;
  let key = randomBytes(32);
  const said = new Set<string>();

  return (caller: string, what: string): boolean => {
    const today = Math.floor(now() / DAY_MS);
    if (today !== day) {
      [day, key] = [today, randomBytes(32)];
      said.clear();
    }
    const hash = createHmac('sha256', key).update(`${caller} ${what}`).digest('base64url');
    const short = hash.slice(0, 16);
    if (said.has(short) || said.size >= MOST) return false;
    said.add(short);
    return true;
  };
}
