import type { Deployment } from '@updown/contracts/deploy';
import { blocksByNumber, quantity } from '../../api/src/chain/blocks';
import type { Rpc } from '../../api/src/chain/rpc';
import { decode, type Log } from '../../api/src/state/indexer/decode';
import { toRow } from '../../api/src/state/indexer/event-rows';
import { emptyRows, reduce } from '../../api/src/state/indexer/reduce';
import type { Tables } from '../simulation/compare';

function by<Row>(...keys: readonly (keyof Row)[]) {
  return (a: Row, b: Row): number => {
    for (const key of keys) if (a[key] !== b[key]) return a[key] < b[key] ? -1 : 1;
    return 0;
  };
}

/** Computes the correct tables from all events on the chain, up to the block of the cursor. */
export async function chainTruth(
  rpc: Rpc,
  { chainId, game }: Deployment,
  found: Tables,
): Promise<Tables> {
  const upTo = found.cursor?.block ?? -1;
  const filter = { address: game, fromBlock: '0x0', toBlock: quantity(Math.max(0, upTo)) };
  const logs = upTo < 0 ? [] : await rpc.call<Log[]>('eth_getLogs', [filter]);
  const events = logs.map(decode).filter((event) => event !== null);
  const rows = emptyRows();
  reduce(rows, events);
  const known = [upTo, ...found.blocks.map(({ number }) => number)];
  const [last, ...blocks] = await blocksByNumber(rpc, known);
  return {
    cursor:
      last && found.cursor ? { ...found.cursor, block: last.number, hash: last.hash } : undefined,
    blocks: blocks.flatMap((block) =>
      block === null || block === undefined
        ? []
        : [
            {
              number: block.number,
              hash: block.hash,
              parent_hash: block.parentHash,
              time: block.time,
            },
          ],
    ),
    events: events.map((event) => toRow(chainId, event) as Tables['events'][number]),
    rounds: [...rows.rounds.values()].sort(by('id')),
    predictions: [...rows.predictions.values()].sort(by('round_id', 'block', 'log_index')),
    parameters: [...rows.parameters].map(([name, value]) => ({ name, value })).sort(by('name')),
  };
}
