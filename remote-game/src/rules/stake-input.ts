import {
  exactAmount,
  formatThousands,
  groupDigits,
  isAmbiguousAmount,
  isWellGrouped,
  readAmount,
  separators,
  TOKEN_DECIMALS,
  ungrouped,
} from '@updown/shared';
import { t } from '../../texts/texts';
import type { Largest } from './reserve';

export interface Limits {
  minimum: bigint;
  maximum: bigint;
}

function tokens(whole: bigint): bigint {
  return whole * 10n ** BigInt(TOKEN_DECIMALS);
}

/** The specified limits, used until the game's own are loaded. */
export const DEFAULT_LIMITS: Limits = { minimum: tokens(30_000n), maximum: tokens(3_000_000n) };

/** The step of the arrow keys. */
const STEP = tokens(10_000n);

/**
 * The field's next text, in groups. Once the player types a separator, the text stays as typed until the groups are right, so
 * that it never becomes another amount unnoticed.
 */
export function typedText(before: string, typed: string, marks = separators()): string {
  const plain = typed.replaceAll(/\s/g, '');
  const signs = (text: string) => text.split(marks.group).length;
  const isEdit = signs(typed) <= signs(before) && before === groupDigits(before, marks);
  return isEdit || isWellGrouped(plain, marks) ? groupDigits(typed, marks) : typed;
}

/** The caret's position in the grouped text: after the same digit as in the typed text. */
export function caretIn(grouped: string, typed: string, caret: number): number {
  const { group } = separators();
  let left = ungrouped(typed.slice(0, caret)).length;
  let place = 0;
  for (; left > 0 && place < grouped.length; place++) left -= grouped[place] === group ? 0 : 1;
  return place;
}

/**
 * The text of the input after the player leaves it: a stake below the minimum becomes the minimum. An ambiguous text stays,
 * because a player who types '50.000' in English may mean more than fifty.
 */
export function settledStake(text: string, { minimum }: Limits): string {
  if (isAmbiguousAmount(text) && !text.includes(separators().group)) return text;
  const stake = isNegative(text) ? 0n : readAmount(text);
  return stake !== null && stake < minimum ? exactAmount(minimum) : text;
}

function isNegative(text: string): boolean {
  return Number(ungrouped(text).replace(separators().decimal, '.')) < 0;
}

/** One step up or down, within the limits. */
export function steppedStake(stake: bigint | null, steps: 1n | -1n, limits: Limits): bigint {
  const next = (stake ?? limits.minimum) + (stake === null ? 0n : steps * STEP);
  if (next < limits.minimum) return limits.minimum;
  return next > limits.maximum ? limits.maximum : next;
}

/** The most that the player can stake, in whole tokens; null if that is below the minimum. */
export function highestStake(
  balance: bigint,
  { minimum, maximum }: Limits,
  largest: Largest | null,
): bigint | null {
  const side = largest === null ? maximum : largest.up > largest.down ? largest.up : largest.down;
  const least = [balance, maximum, side].reduce((a, b) => (a < b ? a : b));
  const whole = least - (least % tokens(1n));
  return whole < minimum ? null : whole;
}

/** The error text for a stake; null if the stake is valid. */
export function stakeError(stake: bigint | null, { minimum, maximum }: Limits): string | null {
  if (stake === null) return t('Enter the stake as a number of tokens.');
  if (stake < minimum) {
    return t('Minimum stake is {amount} tokens.', { amount: exactAmount(minimum) });
  }
  if (stake > maximum) {
    return t('Maximum stake is {amount} tokens.', { amount: exactAmount(maximum) });
  }
  return null;
}

export interface QuickAmount {
  label: string;
  stake: bigint;
}

/** 1, 2, 5 and 10 times the minimum, up to the maximum. */
export function quickAmounts({ minimum, maximum }: Limits): QuickAmount[] {
  return [1n, 2n, 5n, 10n]
    .map((times) => minimum * times)
    .filter((stake) => stake > 0n && stake <= maximum)
    .map((stake) => ({ label: formatThousands(stake), stake }));
}
