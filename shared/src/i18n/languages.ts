/** The languages of the page. English texts are in the code; the other languages are catalogues. */
export const LANGUAGES = ['en', 'es', 'tr', 'vi', 'zh'] as const;

/** A language of the page. */
export type Language = (typeof LANGUAGES)[number];

/** Each language's own name, so that its speakers recognise it. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  tr: 'Türkçe',
  vi: 'Tiếng Việt',
  zh: '简体中文',
};

/** The locales for numbers and dates. English has one fixed locale for all its readers. */
export const locales: Readonly<Record<Language, string>> = {
  en: 'en-US',
  es: 'es',
  tr: 'tr',
  vi: 'vi',
  zh: 'zh-CN',
};

/** Whether the text is the code of a language of the page. */
export function isLanguage(text: unknown): text is Language {
  return (LANGUAGES as readonly unknown[]).includes(text);
}
