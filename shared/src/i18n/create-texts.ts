import { setupI18n, type Messages } from '@lingui/core';
import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import { importWithTimeout } from '../loading/import-with-timeout';
import { locales, type Language } from './languages';
import { pageLanguage } from './page-language';

type Translations = Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ default: Messages }>>>;

/** An English text marked with `msg`, so that the catalogues include it. */
export type Text = string & { readonly isText: true };

/** A literal text, which `npm run texts` finds in the code, or a marked one. */
type Given<S extends string> = string extends S ? Text : S;

type Values = Readonly<Record<string, string | number>>;
type Nodes = Readonly<Record<string, string | number | ReactElement>>;

export interface Texts {
  /** A text in the page's language: t('Round #{id}', { id }). */
  t: <S extends string>(text: Given<S>, values?: Values) => string;
  /** Like `t`, with React nodes among the values. */
  rich: <S extends string>(text: Given<S>, values: Nodes) => ReactNode;
}

/** Marks a text for the catalogues, to be passed to `t` later. */
export function msg(text: string): Text {
  return text as Text;
}

/**
 * The texts of one front end, in its own Lingui instance. Each translation is a chunk that a reader of English never loads.
 */
export function createTexts(english: Messages, translations: Translations): Texts {
  const i18n = setupI18n({ locale: 'en', locales: locales.en, messages: { en: english } });
  if (process.env.NODE_ENV === 'production') {
    // Only placeholders are left to replace: the build has compiled every text that needs Lingui's parser.
    i18n.setMessagesCompiler((text) =>
      text.split(/\{(\w+)\}/).map((piece, at) => (at % 2 === 0 ? piece : [piece])),
    );
  }
  const loaded = new Set<Language>(['en']);
  const loads = new Map(
    Object.entries(translations).map(([language, load]) => [language, importWithTimeout(load)]),
  );
  pageLanguage.add({
    has: (language) => loaded.has(language),
    async load(language) {
      i18n.load(language, (await loads.get(language)!()).default);
      loaded.add(language);
    },
    show(wanted) {
      const language = loaded.has(wanted) ? wanted : 'en';
      i18n.activate(language, locales[language]);
    },
  });

  return {
    t: (text, values) => i18n.t(text, values),
    rich(text, values) {
      const marked = Object.keys(values).map((name) => [name, `\0${name}\0`] as const);
      const pieces = i18n.t(text, Object.fromEntries(marked)).split('\0');
      const nodes = pieces.map((piece, at) => (at % 2 === 0 ? piece : values[piece]));
      // Spread as separate children, the pieces need no keys.
      return createElement(Fragment, null, ...nodes);
    },
  };
}
