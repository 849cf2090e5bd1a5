import type { Block } from '../chain/blocks';

export type Known = Pick<Block, 'number' | 'hash'>;

/** Most reorganisations are shallow: this many of the latest blocks are compared in one request. */
const atOnce = 64;

/**
 * The latest of `known` (latest first) that the chain still has. Where the chain has a block it has all before it, so
 * beyond the first few a search by halves does.
 */
export const findAncestor = async (
  known: readonly Known[],
  blocksOnChain: (numbers: readonly number[]) => Promise<readonly (Block | null)[]>,
): Promise<Known | undefined> => {
  const isOnChain = async (blocks: readonly Known[]) => {
    const found = await blocksOnChain(blocks.map(({ number }) => number));
    return blocks.map(({ hash }, index) => found[index]?.hash === hash);
  };
  const latest = known.slice(0, atOnce);
  const match = (await isOnChain(latest)).indexOf(true);
  if (match >= 0) return latest[match];

  let low = latest.length;
  let high = known.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const [isThere] = await isOnChain(known.slice(middle, middle + 1));
    if (isThere === true) high = middle;
    else low = middle + 1;
  }
  return known[low];
};
