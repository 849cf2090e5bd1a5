/** The breaks that a player can take, in days, the shortest first. */
export const BREAKS = { day: 1, week: 7, month: 30, ever: Infinity };
export type Break = keyof typeof BREAKS;

/** The contract's largest time in Unix seconds, which stands for a break without an end. */
export const FOR_EVER = 2 ** 40 - 1;

const DAY_S = 86_400;

/** The end in Unix seconds of a break that begins now. `now` in Unix milliseconds. */
export function endOfBreak(length: Break, now: number): number {
  const end = Math.ceil(now / 1000) + BREAKS[length] * DAY_S;
  return Math.min(end, FOR_EVER);
}

/** Whether a break holds. Its end stays known for a while after it. `now` in Unix milliseconds. */
export function isOnBreak(breakUntil: number | null, now: number): boolean {
  return breakUntil !== null && now < breakUntil * 1000;
}

/** The number of breaks that would end before the present break, which nobody can shorten. */
export function tooShortBreaks(breakUntil: number | null, now: number): number {
  const lengths = Object.keys(BREAKS) as Break[];
  return lengths.filter((length) => endOfBreak(length, now) <= (breakUntil ?? 0)).length;
}
