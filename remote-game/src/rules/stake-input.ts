import {
  formatAmount,
  formatThousands,
  parseAmount,
  TOKEN_DECIMALS,
  separators,
  type Separators,
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
 * The stake in base units; null if the text is not an amount. A grouping separator is accepted only at a group boundary: in
 * Spanish '1.000' is a thousand, and '1.5' is refused because its author means one and a half.
 */
export function parseStake(text: string, marks = separators()): bigint | null {
  const plain = text.replaceAll(/\s/g, '');
  if (!isWellGrouped(plain, marks)) return null;
  const [whole = '', fraction = ''] = ungrouped(plain, marks).split(marks.decimal);
  return parseAmount(`${whole}.${fraction || '0'}`);
}

function isWellGrouped(plain: string, { group, decimal }: Separators): boolean {
  const [sign, point] = [escaped(group), escaped(decimal)];
  const whole = String.raw`(\d+|\d{1,3}(${sign}\d{3})+)`;
  return new RegExp(String.raw`^${whole}(${point}\d{0,18})?$`).test(plain);
}

function escaped(sign: string): string {
  return sign.replace('.', String.raw`\.`);
}

export function stakeText(stake: bigint): string {
  return formatAmount(stake, TOKEN_DECIMALS, TOKEN_DECIMALS);
}

/** The typed text with grouped digits; unchanged if the text is not the start of an amount. */
export function groupDigits(text: string, marks = separators()): string {
  const point = escaped(marks.decimal);
  const amount = new RegExp(String.raw`^(\d*)(${point}\d{0,18})?$`);
  const [, whole, fraction = ''] = amount.exec(ungrouped(text, marks)) ?? [];
  return whole === undefined ? text : whole.replace(/\B(?=(\d{3})+$)/g, marks.group) + fraction;
}

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

const PLAIN = /^\d+(?:[.,]\d{0,18})?$/;
const GROUPED =
  /^[1-9]\d{0,2}(?<group>[.,\s])\d{3}(?:\k<group>\d{3})*(?:(?!\k<group>)[.,]\d{0,18})?$/;

/** Whether the text is one amount in one language and another amount in the next, such as '30,125'. */
export function isAmbiguous(text: string): boolean {
  return PLAIN.test(text.trim()) && GROUPED.test(text.trim());
}

/**
 * The stake of a text entered at once, for example by pasting, which may use the separators of any language. Null if the text
 * is not an amount or is ambiguous.
 */
export function stakeFromElsewhere(text: string): bigint | null {
  const amount = text.trim();
  if (PLAIN.test(amount) === GROUPED.test(amount)) return null;
  const group = GROUPED.exec(amount)?.groups?.['group'] ?? '';
  const [whole = '', fraction = ''] = amount.replaceAll(group, '').split(/[.,]/);
  return parseAmount(`${whole}.${fraction || '0'}`);
}

/** The caret's position in the grouped text: after the same digit as in the typed text. */
export function caretIn(grouped: string, typed: string, caret: number): number {
  const { group } = separators();
  let left = ungrouped(typed.slice(0, caret)).length;
  let place = 0;
  for (; left > 0 && place < grouped.length; place++) left -= grouped[place] === group ? 0 : 1;
  return place;
}

function ungrouped(text: string, { group } = separators()): string {
  return text.replaceAll(/\s/g, '').replaceAll(group, '');
}

/**
 * The text of the input after the player leaves it: a stake below the minimum becomes the minimum. An ambiguous text stays,
 * because a player who types '50.000' in English may mean more than fifty.
 */
export function settledStake(text: string, { minimum }: Limits): string {
  if (isAmbiguous(text) && !text.includes(separators().group)) return text;
  const stake = isNegative(text) ? 0n : parseStake(text);
  return stake !== null && stake < minimum ? stakeText(minimum) : text;
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
    return t('Minimum stake is {amount} tokens.', { amount: formatAmount(minimum) });
  }
  if (stake > maximum) {
    return t('Maximum stake is {amount} tokens.', { amount: formatAmount(maximum) });
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
