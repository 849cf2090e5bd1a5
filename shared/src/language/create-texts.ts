import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import { importWithTimeout } from '../loading/import-with-timeout';
import { formatText } from './format-text';
import { locales, type Language } from './languages';
import { pageLanguage } from './page-language';

/** English texts with their translations. */
type Catalogue = Readonly<Record<string, string>>;

type Catalogues = Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ default: Catalogue }>>>;

/** An English text that `msg` has marked, so that the catalogues have it. */
export type Text = string & { readonly isText: true };

/** A literal text, which the check finds in the code, or a marked one. */
type Given<S extends string> = string extends S ? Text : S;

type Values = Readonly<Record<string, string | number>>;
type Nodes = Readonly<Record<string, string | number | ReactElement>>;

export interface Texts {
  /** A text in the language of the page: t('Round #{id}', { id }). */
  t: <S extends string>(text: Given<S>, values?: Values) => string;
  /** The same with elements among its values. */
  rich: <S extends string>(text: Given<S>, values: Nodes) => ReactNode;
}

/** Marks a text that `t` shows later. */
export function msg(text: string): Text {
  return text as Text;
}

/** The texts of one front end. Its catalogues are chunks of its own, and English needs none. */
export function createTexts(catalogues: Catalogues): Texts {
  const loaded = new Map<Language, Catalogue>([['en', {}]]);
  const loads = new Map(
    Object.entries(catalogues).map(([language, load]) => [language, importWithTimeout(load)]),
  );
  pageLanguage.add({
    has: (language) => loaded.has(language),
    async load(language) {
      loaded.set(language, (await loads.get(language)!()).default);
    },
  });

  function shownText<Value>(
    text: string,
    values?: Readonly<Record<string, Value | string | number>>,
  ) {
    const language = pageLanguage.language();
    const translation = loaded.get(language)?.[text];
    return translation === undefined
      ? formatText(text, locales.en, values)
      : formatText(translation, locales[language], values);
  }

  return {
    t: (text, values) => shownText(text, values) as string,
    // As children of their own the pieces need no keys.
    rich: (text, values) =>
      createElement(Fragment, null, ...[shownText<ReactElement>(text, values)].flat()),
  };
}
