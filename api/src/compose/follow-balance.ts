import { formatEther } from 'ethers';
import type { Chain } from './chain';

const READ_MS = 60_000;

/** The balance of an account in ETH, as read within the last minute; undefined until the first block. */
export function followBalance(
  { provider, head }: Chain,
  address: string,
): () => number | undefined {
  let balance: number | undefined;
  let readAt = -Infinity;
  head.onBlock(() => {
    if (performance.now() - readAt < READ_MS) return;
    readAt = performance.now();
    provider.getBalance(address).then(
      (wei) => void (balance = Number(formatEther(wei))),
      // The next block tries again; the silence of the chain has figures of its own.
      () => void (readAt = -Infinity),
    );
  });
  return () => balance;
}
