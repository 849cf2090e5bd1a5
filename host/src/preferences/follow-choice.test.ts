import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageLanguage, type Language } from '@updown/shared';
import { followChoice } from './follow-choice';

const html = readFileSync(join(__dirname, '..', 'index.html'), 'utf8');
const page = new DOMParser().parseFromString(html, 'text/html');

afterEach(() => pageLanguage.show('en'));

function described(): string | null | undefined {
  return document.querySelector('meta[name="description"]')?.getAttribute('content');
}

test('the document names its language and describes itself in it', async () => {
  const given = page.querySelector('meta[name="description"]')!;
  const english = given.getAttribute('content');
  document.head.append(given);
  let chosen: Language = 'tr';
  let change = () => undefined as void;
  await followChoice({
    language: () => chosen,
    choose: () => undefined,
    subscribe: (onChange) => {
      change = onChange;
      return () => undefined;
    },
  });
  expect(document.documentElement.lang).toBe('tr');
  expect(described()).toMatch(/^Ether fiyatının/);
  chosen = 'en';
  change();
  await pageLanguage.settled();
  expect(document.documentElement.lang).toBe('en');
  expect(described()).toBe(english);
});
