import { t } from '../../texts/texts';
import { separators } from '../format/by-locale';
import type { Text } from '../i18n/create-texts';
import { pageLanguage } from '../i18n/page-language';
import { importWithTimeout } from '../loading/import-with-timeout';

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

// In English the sentences stay unchanged, so only other languages need the list.
pageLanguage.add({
  has: (language) => language === 'en' || patterns.length > 0,
  async load() {
    patterns = (await load()).sentences.map(patternOf);
  },
});

/** The server sends amounts with English separators. */
function localised(values: Record<string, string> = {}): Record<string, string> {
  const { group, decimal } = separators();
  const { amount } = values;
  if (amount === undefined) return values;
  return { ...values, amount: amount.replace(/[,.]/g, (sign) => (sign === ',' ? group : decimal)) };
}

/** A sentence from the API or a contract, in the page's language; unknown sentences stay unchanged. */
export function serverText(text: string): string {
  for (const { sentence, form } of patterns) {
    const found = form.exec(text);
    if (found !== null) return t(sentence, localised(found.groups));
  }
  return text;
}
