import { existsSync, readFileSync } from 'node:fs';

const FILE = '/proc/stat';
const WINDOW_MS = 500;
/** A measurement counts if the host took less than this share of CPU time. */
const MOST_STOLEN = 0.03;

/** CPU ticks since boot: the total, and those that the host gave to other machines. */
function ticks() {
  const [, ...counts] = readFileSync(FILE, 'utf8').split('\n', 1)[0]?.split(/\s+/) ?? [];
  const numbers = counts.map(Number);
  // The last two fields, the time of guests, are already part of the first two.
  const all = numbers.slice(0, 8).reduce((sum, count) => sum + count, 0);
  return { all, stolen: numbers[7] ?? 0 };
}

export interface Host {
  /** Whether this machine had its CPUs to itself between these two times, in Unix milliseconds. */
  readonly wasQuiet: (from: number, to: number) => boolean;
  readonly stop: () => void;
}

/**
 * Watches how much CPU time the host of a virtual machine takes away ("steal"). Only Linux reports this; elsewhere the
 * host counts as quiet.
 */
export function watchHost(): Host {
  if (!existsSync(FILE)) return { wasQuiet: () => true, stop: () => undefined };
  const busy: { readonly from: number; readonly to: number }[] = [];
  let before = { at: Date.now(), ...ticks() };
  const look = () => {
    const now = { at: Date.now(), ...ticks() };
    if (now.stolen - before.stolen > (now.all - before.all) * MOST_STOLEN) {
      busy.push({ from: before.at, to: now.at });
    }
    before = now;
  };
  const timer = setInterval(look, WINDOW_MS);
  return {
    wasQuiet: (from, to) => !busy.some((window) => window.from <= to && from <= window.to),
    stop: () => {
      clearInterval(timer);
      look();
    },
  };
}
