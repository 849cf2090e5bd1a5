import { parseAmount } from './amount';
import { separators, type Separators } from './by-locale';

/**
 * The amount in base units; null if the text is not an amount. A grouping separator is accepted only at a group boundary: in
 * Spanish '1.000' is a thousand, and '1.5' is refused because its author means one and a half.
 */
export function readAmount(text: string, marks = separators()): bigint | null {
  const plain = text.replaceAll(/\s/g, '');
  if (!isWellGrouped(plain, marks)) return null;
  const [whole = '', fraction = ''] = ungrouped(plain, marks).split(marks.decimal);
  return parseAmount(`${whole}.${fraction || '0'}`);
}

/** Whether the text is an amount whose separators, if any, stand between whole groups. */
export function isWellGrouped(plain: string, { group, decimal }: Separators): boolean {
  const [sign, point] = [escaped(group), escaped(decimal)];
  const whole = String.raw`(\d+|\d{1,3}(${sign}\d{3})+)`;
  return new RegExp(String.raw`^${whole}(${point}\d{0,18})?$`).test(plain);
}

function escaped(sign: string): string {
  return sign.replace('.', String.raw`\.`);
}

/** The typed text with grouped digits; unchanged if the text is not the start of an amount. */
export function groupDigits(text: string, marks = separators()): string {
  const point = escaped(marks.decimal);
  const amount = new RegExp(String.raw`^(\d*)(${point}\d{0,18})?$`);
  const [, whole, fraction = ''] = amount.exec(ungrouped(text, marks)) ?? [];
  return whole === undefined ? text : whole.replace(/\B(?=(\d{3})+$)/g, marks.group) + fraction;
}

/** The text without spaces and grouping separators. */
export function ungrouped(text: string, { group } = separators()): string {
  return text.replaceAll(/\s/g, '').replaceAll(group, '');
}

const PLAIN = /^\d+(?:[.,]\d{0,18})?$/;
const GROUPED =
  /^[1-9]\d{0,2}(?<group>[.,\s])\d{3}(?:\k<group>\d{3})*(?:(?!\k<group>)[.,]\d{0,18})?$/;

/** Whether the text is one amount in one language and another amount in the next, such as '30,125'. */
export function isAmbiguousAmount(text: string): boolean {
  return PLAIN.test(text.trim()) && GROUPED.test(text.trim());
}

/**
 * The amount of a text entered at once, for example by pasting, which may use the separators of any language. Null if the text
 * is not an amount or is ambiguous.
 */
export function amountFromElsewhere(text: string): bigint | null {
  const amount = text.trim();
  if (PLAIN.test(amount) === GROUPED.test(amount)) return null;
  const group = GROUPED.exec(amount)?.groups?.['group'] ?? '';
  const [whole = '', fraction = ''] = amount.replaceAll(group, '').split(/[.,]/);
  return parseAmount(`${whole}.${fraction || '0'}`);
}
