import { existsSync, readFileSync } from 'node:fs';

const file = '/proc/stat';
const windowMs = 500;
/** With less than this share of the processors' time taken away, a time says something about the server. */
const mostStolen = 0.03;

/** The processors' ticks since the start: all of them, and those that the host gave to others. */
const ticks = () => {
  const [, ...counts] = readFileSync(file, 'utf8').split('\n', 1)[0]?.split(/\s+/) ?? [];
  const numbers = counts.map(Number);
  // The last two are counted in the first two already.
  const all = numbers.slice(0, 8).reduce((sum, count) => sum + count, 0);
  return { all, stolen: numbers[7] ?? 0 };
};

export interface Host {
  /** Whether this machine had its processors to itself between these two times, in Unix milliseconds. */
  readonly wasQuiet: (from: number, to: number) => boolean;
  readonly stop: () => void;
}

/**
 * Watches what the host of a virtual machine takes of its processors ("steal"). Where the system does not tell, as
 * outside Linux, it takes nothing.
 */
export const watchHost = (): Host => {
  if (!existsSync(file)) return { wasQuiet: () => true, stop: () => undefined };
  const busy: { readonly from: number; readonly to: number }[] = [];
  let before = { at: Date.now(), ...ticks() };
  const look = () => {
    const now = { at: Date.now(), ...ticks() };
    if (now.stolen - before.stolen > (now.all - before.all) * mostStolen)
      busy.push({ from: before.at, to: now.at });
    before = now;
  };
  const timer = setInterval(look, windowMs);
  return {
    wasQuiet: (from, to) => !busy.some((window) => window.from <= to && from <= window.to),
    stop: () => {
      clearInterval(timer);
      look();
    },
  };
};
