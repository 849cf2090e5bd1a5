import { pageLanguage } from '@updown/shared';
import { t } from '../../texts/texts';
import type { LanguageStore } from './language-choice';

/**
 * Shows the page in the chosen language, now and after each change. Resolves once the texts are loaded or the wait times out.
 */
export async function followChoice({ language, subscribe }: LanguageStore): Promise<void> {
  pageLanguage.subscribe(nameLanguage);
  subscribe(() => void pageLanguage.show(language()));
  await pageLanguage.show(language());
}

/** Updates the parts of the document that React does not render. host/src/index.html has them in English. */
function nameLanguage(): void {
  document.documentElement.lang = pageLanguage.language();
  document
    .querySelector('meta[name="description"]')
    ?.setAttribute(
      'content',
      t(
        'Predict whether the price of Ether goes UP or DOWN in a five-minute round, stake tokens from your own wallet, and claim what you win.',
      ),
    );
}
