/** The languages of the page. English stands in the code; the others are catalogues beside it. */
export const LANGUAGES = ['en', 'es', 'tr', 'vi', 'zh'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Each language in its own words, so that its reader finds it. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  tr: 'Türkçe',
  vi: 'Tiếng Việt',
  zh: '简体中文',
};

/** The conventions of numbers and dates. English keeps those of the specification, wherever its reader is. */
export const locales: Readonly<Record<Language, string>> = {
  en: 'en-US',
  es: 'es',
  tr: 'tr',
  vi: 'vi',
  zh: 'zh-CN',
};

export function isLanguage(text: unknown): text is Language {
  return (LANGUAGES as readonly unknown[]).includes(text);
}
