import { RpcError, RpcUnavailable, type Rpc, type RpcCall } from '../../src/chain/rpc';
import type { Random } from '../random';
import type { Fault, Faults } from './faults';
import type { ScriptedBlock, ScriptedChain, ScriptedLog } from './scripted-chain';

interface LogFilter {
  readonly address?: string;
  readonly blockHash?: string;
  readonly fromBlock?: string;
  readonly toBlock?: string;
  readonly topics?: readonly (readonly string[])[];
}

function toRpcBlock({ number, hash, parentHash, time, logsBloom, logs }: ScriptedBlock) {
  return {
    number: `0x${number.toString(16)}`,
    hash,
    parentHash,
    timestamp: `0x${time.toString(16)}`,
    logsBloom,
    // Each log has its own transaction.
    transactions: logs.map(({ transactionHash }) => transactionHash),
  };
}

const SYSTEM = '0x00000000000000000000000000000000000000cc';

/** As on chains with system transactions, some blocks have an extra receipt whose log is not in the block's filter. */
function systemReceipts({ hash, logs }: ScriptedBlock) {
  if (Number.parseInt(hash.slice(-1), 16) > 3) return [];
  const transactionHash = `${hash.slice(0, -1)}f`;
  const logIndex = `0x${logs.length.toString(16)}`;
  const log = { address: SYSTEM, topics: [hash], data: '0x', blockHash: hash, logIndex };
  return [{ transactionHash, logs: [{ ...log, transactionHash }] }];
}

const LONGEST_DELAY = 60;

/** A node for the scripted chain. While faults are on, it fails in every way that nodes fail. */
export function createFaultyRpc(chain: ScriptedChain, random: Random, faults: Faults): Rpc {
  const fault = (kind: Fault, probability: number) => {
    const strikes = faults.on && random.chance(probability);
    if (strikes) faults.struck[kind]++;
    return strikes;
  };

  /** The node lags: it does not know the last blocks yet. */
  const known = () => {
    const blocks = chain.blocks();
    return fault('lag', 0.1)
      ? blocks.slice(0, Math.max(2, blocks.length - random.between(1, 3)))
      : blocks;
  };

  const block = (tag: string) => {
    const blocks = known();
    const found = tag === 'latest' ? blocks.at(-1) : blocks[Number(tag)];
    return found === undefined ? null : toRpcBlock(found);
  };

  // A truncated response without an error.
  const truncated = <Item>(all: readonly Item[]): readonly Item[] =>
    fault('truncation', 0.1) ? all.slice(0, random.between(0, all.length)) : all;

  const logs = (filter: LogFilter): readonly ScriptedLog[] => {
    const blocks =
      filter.blockHash === undefined
        ? known().slice(Number(filter.fromBlock), Number(filter.toBlock) + 1)
        : known().filter(({ hash }) => hash === filter.blockHash);
    if (blocks.length > 1 && fault('rejection', 0.2)) {
      throw new RpcError('eth_getLogs', -32005, 'query returned too many results');
    }
    // A block whose logs the node has not indexed yet.
    const unread = fault('missingLogs', 0.1) ? random.pick(blocks)?.hash : undefined;
    const all = blocks
      .flatMap((one) => one.logs)
      .filter(({ address }) => filter.address === undefined || address === filter.address)
      .filter(({ topics }) => filter.topics?.[0]?.includes(topics[0] ?? '') ?? true)
      .filter(({ blockHash }) => blockHash !== unread);
    return truncated(all);
  };

  const receipts = (blockHash: string) => {
    const found = known().find(({ hash }) => hash === blockHash);
    if (found === undefined || fault('missingLogs', 0.1)) return null;
    const own = found.logs.map((log) => ({ transactionHash: log.transactionHash, logs: [log] }));
    return truncated([...own, ...systemReceipts(found)]);
  };

  const byHash = (blockHash: string) => {
    const found = known().find(({ hash }) => hash === blockHash);
    return found === undefined ? null : toRpcBlock(found);
  };

  const answer = ({ method, params }: RpcCall): unknown => {
    if (method === 'eth_getBlockByNumber') return block(params[0] as string);
    if (method === 'eth_getBlockByHash') return byHash(params[0] as string);
    if (method === 'eth_getLogs') return logs(params[0] as LogFilter);
    if (method === 'eth_getBlockReceipts') return receipts(params[0] as string);
    throw new Error(`The scripted chain does not know ${method}.`);
  };

  const batch = async <Result>(calls: readonly RpcCall[]): Promise<Result[]> => {
    await Promise.resolve();
    if (fault('error', 0.05)) throw new RpcUnavailable('The node is down.');
    if (fault('reorganisation', 0.03)) {
      chain.reorganise(random.between(1, 4), random.between(0, 5), 0.5);
    }
    const answers = calls.map(answer) as Result[];
    // The delay counts microtasks instead of time, so that a seed repeats the same run.
    if (fault('delay', 0.2)) {
      for (let step = random.between(1, LONGEST_DELAY); step > 0; step--) await Promise.resolve();
    }
    return answers;
  };

  return {
    batch,
    call: async <Result>(method: string, params: readonly unknown[] = []) => {
      const [result] = await batch<Result>([{ method, params }]);
      return result as Result;
    },
    send: () => Promise.reject(new Error('The indexer does not send.')),
    markUnhealthy: () => {},
  };
}
