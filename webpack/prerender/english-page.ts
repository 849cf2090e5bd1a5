/** The language of the page as the first paint has it. */
export const pageLanguage = { language: () => 'en', locale: () => 'en-US' };
