import { contributedText, type ContributedText } from '@updown/protocol/site/contributions';
import { pageLanguage } from '@updown/shared';

/** A remote's title in the page's language. */
export function contributedTitle(
  title: ContributedText,
  parameters?: Readonly<Record<string, string>>,
): string {
  return contributedText(title, pageLanguage.language(), parameters);
}
