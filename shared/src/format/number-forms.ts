import { pageLanguage } from '../i18n/page-language';

/** How numbers are written in a language. */
export interface NumberForm {
  readonly group: string;
  readonly decimal: string;
  /** The digits before the decimals that a number has at least, if it has groups. */
  readonly groupedFrom: number;
  readonly price: string;
  readonly percent: string;
}

const english: NumberForm = {
  group: ',',
  decimal: '.',
  groupedFrom: 4,
  price: '$#',
  percent: '#%',
};

/**
 * By locale, as `Intl` writes them; a test compares the two. `Intl` itself is for later: on a phone its first number takes
 * longer than all the others of the first screen.
 */
const numberForms: Readonly<Record<string, NumberForm>> = {
  'en-US': english,
  'zh-CN': english,
  es: { group: '.', decimal: ',', groupedFrom: 5, price: '#\u00a0$', percent: '#\u00a0%' },
  tr: { group: '.', decimal: ',', groupedFrom: 4, price: '$#', percent: '%#' },
  vi: { group: '.', decimal: ',', groupedFrom: 4, price: '#\u00a0$', percent: '#%' },
};

export function numberForm(locale = pageLanguage.locale()): NumberForm {
  return numberForms[locale] ?? english;
}

/** Digits in groups of three: '1,234,567'. */
export function inGroups(digits: string, group: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, group);
}

/** The digits of a whole number, in groups if the language groups a number of that length. */
export function grouped(digits: string, { group, groupedFrom }: NumberForm): string {
  return digits.length < groupedFrom ? digits : inGroups(digits, group);
}

/** Rounds the digits that a reader sees, as `Intl` does: `toFixed` writes 1.005 as 1.00, because its bits are below. */
function rounded(size: number, decimals: number): string {
  const hasExponent = size < 1e-6 || size >= 1e21;
  return hasExponent
    ? size.toFixed(decimals)
    : (Math.round(Number(`${size}e${decimals}`)) / 10 ** decimals).toFixed(decimals);
}

/** A number with that many decimals, in a pattern such as '$#'. */
export function writeNumber(number: number, decimals: number, pattern: string): string {
  const form = numberForm();
  const [whole = '', fraction] = rounded(Math.abs(number), decimals).split('.');
  const digits = grouped(whole, form) + (fraction === undefined ? '' : form.decimal + fraction);
  return `${number < 0 ? '-' : ''}${pattern.replace('#', digits)}`;
}
