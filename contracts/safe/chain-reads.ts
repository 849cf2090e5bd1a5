import { gameAbi } from '@updown/protocol/generated/abi';
import { getAddress, Interface, ZeroAddress, type Result } from 'ethers';
import { hasOwnKey } from '../account-code';
import type { Role } from './admin-calls';
import type { SafeTransaction } from './batch';
import { hashCall, timelockCalls } from './proposal';
import type { Holder, Holders } from './route';

/** A node, or a wallet's connection to one (EIP-1193). */
export interface Node {
  request(call: { method: string; params?: unknown[] }): Promise<unknown>;
}

const game = new Interface(gameAbi);
const safe = new Interface([
  'function VERSION() view returns (string)',
  'function getThreshold() view returns (uint256)',
  'function getOwners() view returns (address[])',
]);

async function read(
  node: Node,
  calls: Interface,
  to: string,
  name: string,
  args: unknown[] = [],
): Promise<Result> {
  const call = { to, data: calls.encodeFunctionData(name, args) };
  const answer = await node.request({ method: 'eth_call', params: [call, 'latest'] });
  return calls.decodeFunctionResult(name, answer as string);
}

async function asSafe(node: Node, address: string): Promise<Holder> {
  const [version, threshold, signers] = await Promise.all(
    ['VERSION', 'getThreshold', 'getOwners'].map(
      async (name) => (await read(node, safe, address, name))[0] as unknown,
    ),
  );
  return {
    kind: 'safe',
    address,
    threshold: Number(threshold),
    signers: (signers as Result).toArray() as string[],
    version: String(version),
  };
}

async function asTimelock(node: Node, address: string): Promise<Holder> {
  const [delay] = await read(node, timelockCalls, address, 'getMinDelay');
  return { kind: 'timelock', address, delaySeconds: Number(delay) };
}

/** What the account at an address is, by its code and its answers. */
export async function holderAt(node: Node, address: string): Promise<Holder> {
  const code = await node.request({ method: 'eth_getCode', params: [address, 'latest'] });
  const account: Holder = { kind: 'account', address };
  if (hasOwnKey(code)) return account;
  return asSafe(node, address)
    .catch(() => asTimelock(node, address))
    .catch(() => account);
}

const getters: Record<Role, string> = {
  owner: 'owner',
  manager: 'gameManager',
  pauser: 'pauser',
  pendingOwner: 'pendingOwner',
};

/** Who has each role, as the contract reports. */
export async function readHolders(node: Node, gameAddress: string): Promise<Holders> {
  const entries = Object.entries(getters).map(async ([role, getter]) => {
    const address = getAddress(String((await read(node, game, gameAddress, getter))[0]));
    return [role, address === ZeroAddress ? null : await holderAt(node, address)];
  });
  return Object.fromEntries(await Promise.all(entries)) as Holders;
}

/** In the order of TimelockController's `OperationState`. */
const stages = ['unset', 'waiting', 'ready', 'done'] as const;

export interface Operation {
  /** How many equal operations were done before. */
  count: number;
  stage: 'unset' | 'waiting' | 'ready';
  /** Unix seconds from which it can be executed; 0 if it is not scheduled. */
  readyAt: number;
}

/** The first operation for this call that is not done yet. */
export async function findOperation(
  node: Node,
  timelock: string,
  call: SafeTransaction,
  count = 0,
): Promise<Operation> {
  const hash = await node.request({
    method: 'eth_call',
    params: [{ to: timelock, data: hashCall(call, count) }, 'latest'],
  });
  const [state] = await read(node, timelockCalls, timelock, 'getOperationState', [hash]);
  const stage = stages[Number(state)] ?? 'done';
  if (stage === 'done') return findOperation(node, timelock, call, count + 1);
  const [readyAt] = await read(node, timelockCalls, timelock, 'getTimestamp', [hash]);
  return { count, stage, readyAt: Number(readyAt) };
}
