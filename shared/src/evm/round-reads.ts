import { TOKEN_DECIMALS } from '../format/amount';
import { formatUnits } from '../format/units';
import type { Outcome } from '../round/round-phase';
import type { WalletPort } from '../wallet/wallet';
import { gameCalls, readContract } from './read-contract';

const FEED_DECIMALS = 8;

// In the order of the contract's `Outcome` enum.
const outcomes: readonly (Outcome | null)[] = [null, 'UP', 'DOWN', 'DRAW', 'VOID'];

/** A round and a player's prediction in it, as the contract reports them. Amounts are decimal strings in whole tokens. */
export interface RoundCheck {
  /** Unix seconds. */
  endTime: number;
  outcome: Outcome | null;
  priceAtStart: number;
  priceAtEnd: number | null;
  hasPredicted: boolean;
  predictedUp: boolean;
  hasWithdrawn: boolean;
  /** The amount that a claim would pay now. */
  claimable: string;
}

interface RoundView {
  endTime: bigint;
  outcome: bigint;
  priceAtStart: bigint;
  priceAtEnd: bigint;
}

interface PositionView {
  hasPredicted: boolean;
  predictedUp: boolean;
  hasWithdrawn: boolean;
  claimable: bigint;
}

interface StakeRoom {
  roundId: bigint;
  largestUp: bigint;
  largestDown: bigint;
}

function usd(answer: bigint): number {
  return Number(formatUnits(answer, FEED_DECIMALS));
}

async function view<View>(wallet: WalletPort, game: string, name: string, args: unknown[]) {
  return (await readContract(wallet, gameCalls, game, name, args))[0] as View;
}

/** The largest stake that each side of the live round still accepts: base units, as decimal strings. */
export interface LargestStakes {
  up: string;
  down: string;
}

/** Rejects if the wallet's node reports another round, because the limits would not apply to this one. */
export async function readLargestStakes(
  wallet: WalletPort,
  game: string,
  roundId: number,
): Promise<LargestStakes> {
  const room = await readContract(wallet, gameCalls, game, 'getStakeRoom');
  const { roundId: latest, largestUp, largestDown } = room as unknown as StakeRoom;
  if (latest !== BigInt(roundId)) throw new Error(`The chain is at round ${latest}.`);
  return { up: largestUp.toString(), down: largestDown.toString() };
}

/** The key that may predict for the player; empty if there is none. */
export async function readSessionKey(
  wallet: WalletPort,
  game: string,
  player: string,
): Promise<string> {
  const { key } = await view<{ key: string }>(wallet, game, 'getSession', [player]);
  return BigInt(key) === 0n ? '' : key;
}

export async function readRoundCheck(
  wallet: WalletPort,
  game: string,
  roundId: number,
  owner: string,
): Promise<RoundCheck> {
  const [round, position] = await Promise.all([
    view<RoundView>(wallet, game, 'getRound', [roundId]),
    view<PositionView>(wallet, game, 'getPosition', [roundId, owner]),
  ]);
  return {
    endTime: Number(round.endTime),
    outcome: outcomes[Number(round.outcome)] ?? null,
    priceAtStart: usd(round.priceAtStart),
    priceAtEnd: round.priceAtEnd === 0n ? null : usd(round.priceAtEnd),
    hasPredicted: position.hasPredicted,
    predictedUp: position.predictedUp,
    hasWithdrawn: position.hasWithdrawn,
    claimable: formatUnits(position.claimable, TOKEN_DECIMALS),
  };
}
