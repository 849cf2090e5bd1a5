import { createHmac, randomBytes } from 'node:crypto';

const DAY_MS = 86_400_000;
/** Enough for a busy day. Beyond this, nothing more is counted until the next day. */
const MOST = 200_000;

/**
 * Whether a caller reports something for the first time today. Stores no addresses, only keyed hashes; the key and the
 * hashes are discarded at the end of the day (UTC).
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
