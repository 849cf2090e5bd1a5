import { pageLanguage } from '@updown/shared';
import { contributedText, type ContributedText } from '@updown/shared/site';

/** A remote's title in the page's language. */
export function contributedTitle(
  title: ContributedText,
  parameters?: Readonly<Record<string, string>>,
): string {
  return contributedText(title, pageLanguage.language(), parameters);
}
