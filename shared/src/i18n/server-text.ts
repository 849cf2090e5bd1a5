import { t } from '../../texts/texts';
import { separators } from '../format/by-locale';
import { importWithTimeout } from '../ui/loading/import-with-timeout';
import type { Text } from './create-texts';
import { pageLanguage } from './page-language';

const VALUE = /\{(\w+)\}/g;

interface Pattern {
  readonly sentence: Text;
  readonly form: RegExp;
}

function patternOf(sentence: Text): Pattern {
  const plain = sentence.replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);
  return { sentence, form: new RegExp(`^${plain.replace(VALUE, '(?<$1>.+?)')}$`) };
}

const load = importWithTimeout(
  () => import(/* webpackChunkName: "server-sentences" */ './server-sentences'),
);
let patterns: readonly Pattern[] = [];

// In English each sentence stays as it is, so only another language needs the list.
pageLanguage.add({
  has: (language) => language === 'en' || patterns.length > 0,
  async load() {
    patterns = (await load()).sentences.map(patternOf);
  },
});

/** Amounts come with the separators of English. */
function localised(values: Record<string, string> = {}): Record<string, string> {
  const { group, decimal } = separators();
  const { amount } = values;
  if (amount === undefined) return values;
  return { ...values, amount: amount.replace(/[,.]/g, (sign) => (sign === ',' ? group : decimal)) };
}

/** A sentence of the API or of a contract in the language of the page; an unknown one as it is. */
export function serverText(text: string): string {
  for (const { sentence, form } of patterns) {
    const found = form.exec(text);
    if (found !== null) return t(sentence, localised(found.groups));
  }
  return text;
}
