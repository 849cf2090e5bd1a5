import { pageLanguage } from '@updown/shared';
import type { LanguageStore } from './language-choice';

/** Shows the page in the chosen language, now and after each change. Resolves when its texts are there, or late. */
export async function followChoice({ language, subscribe }: LanguageStore): Promise<void> {
  pageLanguage.subscribe(() => (document.documentElement.lang = pageLanguage.language()));
  subscribe(() => void pageLanguage.show(language()));
  await pageLanguage.show(language());
}
