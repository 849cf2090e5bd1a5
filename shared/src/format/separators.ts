import { numberForm } from './number-forms';

export interface Separators {
  readonly group: string;
  readonly decimal: string;
}

/** The signs between the groups of digits and before the decimals: ',' and '.' in English, '.' and ',' in Turkish. */
export function separators(): Separators {
  return numberForm();
}
