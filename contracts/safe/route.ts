import { adminCall, type AdminFunction, type Role } from './admin-calls';

export interface Safe {
  kind: 'safe';
  address: string;
  threshold: number;
  signers: string[];
  version: string;
}

/** OpenZeppelin's TimelockController: what a Safe schedules there can be executed after the delay. */
export interface Timelock {
  kind: 'timelock';
  address: string;
  delaySeconds: number;
}

export type Holder = Safe | Timelock | { kind: 'account'; address: string };

/** The holder of each role; null if it has none. */
export type Holders = Record<Role, Holder | null>;

/** The Safe that signs a command, and the timelock between it and the game. */
export interface Route {
  safe: string;
  timelock: Timelock | null;
}

/**
 * The way of a command to the game; null if no Safe can send it. A Safe that has a role itself comes before one behind
 * a timelock, because it acts at once.
 * @param proposer the Safe that proposes to the timelock, if one is known.
 */
export function routeOf(
  name: AdminFunction,
  holders: Holders,
  proposer: string | null,
): Route | null {
  const { roles, isOpen } = adminCall(name);
  const found = roles.flatMap((role) => holders[role] ?? []);
  const safe = found.find(({ kind }) => kind === 'safe');
  if (safe !== undefined) return { safe: safe.address, timelock: null };
  const timelock = found.find((holder) => holder.kind === 'timelock');
  if (timelock === undefined || proposer === null) return null;
  return { safe: proposer, timelock: isOpen ? null : timelock };
}

/** Whether any role belongs to a Safe or a timelock. */
export function hasContract(holders: Holders): boolean {
  return Object.values(holders).some((holder) => holder !== null && holder.kind !== 'account');
}

/** Whether the proposals need the address of the Safe behind a timelock. */
export function hasTimelock(holders: Holders): boolean {
  return Object.values(holders).some((holder) => holder?.kind === 'timelock');
}
