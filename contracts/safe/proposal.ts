import { gameAbi, timelockAbi, tokenAbi } from '@updown/protocol/generated/abi';
import { Interface, toBeHex, ZeroHash } from 'ethers';
import type { AdminFunction } from './admin-calls';
import type { SafeTransaction } from './batch';
import type { Route, Timelock } from './route';

const game = new Interface(gameAbi);
const token = new Interface(tokenAbi);
export const timelockCalls = new Interface(timelockAbi);

/** A transaction with what a signer compares with the wallet: the function and its arguments. */
export interface Described extends SafeTransaction {
  /** The account that calls `to`. */
  from: string;
  /** 'setPredictionLock(uint64)'. */
  signature: string;
  /** 'secondsBeforeEnd: 60'. */
  details: string;
  /** It works only once the one before it has been sent. */
  needsEarlier?: true;
}

/** A command of an admin. Amounts are base units and prices have 8 decimals, as decimal strings. */
export interface AdminRequest {
  name: AdminFunction;
  args: readonly string[];
}

interface Contracts {
  game: string;
  token: string;
}

function describe(
  calls: Interface,
  from: string,
  to: string,
  name: string,
  args: readonly unknown[],
): Described {
  const called = calls.getFunction(name)!;
  const details = called.inputs.map((input, index) => `${input.name}: ${String(args[index])}`);
  return {
    from,
    to,
    value: '0',
    data: calls.encodeFunctionData(called, args),
    signature: called.format('sighash'),
    details: details.join(', '),
  };
}

/** The calls of a command, from the account that the game obeys. */
export function callsOf({ name, args }: AdminRequest, from: string, at: Contracts): Described[] {
  const call = describe(game, from, at.game, name, args);
  if (name !== 'fundReserve') return [call];
  const approval = describe(token, from, at.token, 'approve', [at.game, ...args]);
  return [approval, { ...call, needsEarlier: true }];
}

/** An operation of a timelock: a call, with a number that tells it from earlier equal ones. */
function operationOf({ to, value, data }: SafeTransaction, count: number) {
  return [to, value, data, ZeroHash, toBeHex(count, 32)];
}

export function hashCall(call: SafeTransaction, count: number): string {
  return timelockCalls.encodeFunctionData('hashOperation', operationOf(call, count));
}

export function scheduleCall(
  call: SafeTransaction,
  safe: string,
  { address, delaySeconds }: Timelock,
  count: number,
): Described {
  const args = [...operationOf(call, count), delaySeconds];
  return describe(timelockCalls, safe, address, 'schedule', args);
}

export function executeCall(
  call: SafeTransaction,
  safe: string,
  { address }: Timelock,
  count: number,
): Described {
  return describe(timelockCalls, safe, address, 'execute', operationOf(call, count));
}

/** The account from which the game gets a call on this way. */
export function senderOf({ safe, timelock }: Route): string {
  return timelock?.address ?? safe;
}
