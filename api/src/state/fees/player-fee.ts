/** The parts of a transaction's receipt that show who paid how much for it. */
export interface FeeReceipt {
  readonly blockHash: string;
  readonly from: string;
  readonly gasUsed: string;
  readonly effectiveGasPrice: string;
  /** On some rollups, the fee for the data on the chain below, which is not part of the gas. */
  readonly l1Fee?: string | null;
}

interface MoneyEvent {
  readonly player: string;
  /** Whether it is the first prediction or claim of this player in its transaction. */
  readonly is_first: boolean;
}

/** The player's cost in wei. The sum over all events of a player is the player's total cost. */
export function playerFee({ player, is_first }: MoneyEvent, receipt: FeeReceipt): bigint {
  if (!is_first || receipt.from.toLowerCase() !== player.toLowerCase()) return 0n;
  const gas = BigInt(receipt.gasUsed) * BigInt(receipt.effectiveGasPrice);
  return gas + BigInt(receipt.l1Fee ?? 0);
}
