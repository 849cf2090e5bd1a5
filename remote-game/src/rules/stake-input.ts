import { formatAmount, formatThousands, parseAmount, TOKEN_DECIMALS } from '@updown/shared';

export interface Limits {
  minimum: bigint;
  maximum: bigint;
}

const tokens = (whole: bigint): bigint => whole * 10n ** BigInt(TOKEN_DECIMALS);

/** The limits until the API has told the game's own. */
export const DEFAULT_LIMITS: Limits = { minimum: tokens(30_000n), maximum: tokens(3_000_000n) };

/** The step of the input, in whole tokens. */
export const STAKE_STEP = 10_000;

/** The stake in base units; null where the text is not an amount. */
export function parseStake(text: string): bigint | null {
  if (!/^\d+(\.\d{0,18})?$/.test(text.trim())) return null;
  return parseAmount(text.trim());
}

/** The text of a stake in the input: plain digits, as a number input takes them. */
export const stakeText = (stake: bigint): string =>
  formatAmount(stake, TOKEN_DECIMALS, 18).replaceAll(',', '');

/** What an input holds that is not being typed in: a stake below the minimum is raised to it. */
export function settledStake(text: string, { minimum }: Limits): string {
  const stake = parseStake(text);
  return stake !== null && stake < minimum ? stakeText(minimum) : text;
}

/** What is wrong with the stake, for a person; null where nothing is. */
export function stakeProblem(stake: bigint | null, { minimum, maximum }: Limits): string | null {
  if (stake === null) return 'Enter the stake as a number of tokens.';
  if (stake < minimum) return `Minimum stake is ${formatAmount(minimum)} tokens.`;
  if (stake > maximum) return `Maximum stake is ${formatAmount(maximum)} tokens.`;
  return null;
}

export interface QuickAmount {
  label: string;
  stake: bigint;
}

/** 1, 2, 5 and 10 times the minimum, as far as the maximum allows. */
export function quickAmounts({ minimum, maximum }: Limits): QuickAmount[] {
  return [1n, 2n, 5n, 10n]
    .map((times) => minimum * times)
    .filter((stake) => stake > 0n && stake <= maximum)
    .map((stake) => ({ label: formatThousands(stake), stake }));
}
