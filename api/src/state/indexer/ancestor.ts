import type { Block } from '../../chain/blocks';

export type Known = Pick<Block, 'number' | 'hash'>;

/** Most reorgs are shallow, so the first request compares this many of the latest blocks. */
const AT_ONCE = 64;

/**
 * The latest block of `known` (latest first) that the chain still has. A chain that has a block has all blocks before
 * it too, so a binary search finds an older ancestor.
 */
export async function findAncestor(
  known: readonly Known[],
  blocksOnChain: (numbers: readonly number[]) => Promise<readonly (Block | null)[]>,
): Promise<Known | undefined> {
  const isOnChain = async (blocks: readonly Known[]) => {
    const found = await blocksOnChain(blocks.map(({ number }) => number));
    return blocks.map(({ hash }, index) => found[index]?.hash === hash);
  };
  const latest = known.slice(0, AT_ONCE);
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
}
