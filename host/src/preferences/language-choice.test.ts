import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@updown/shared';
import { preferredLanguage, createLanguageStore } from './language-choice';

test.each([
  [['es-MX', 'en'], 'es'],
  [['fr-FR', 'vi-VN', 'en-US'], 'vi'],
  [['zh-TW'], 'zh'],
  [['TR'], 'tr'],
  [['en-GB', 'es'], 'en'],
  [['fr', 'de'], 'en'],
  [[], 'en'],
  [undefined, 'en'],
])('of the preferences %j the page takes %s', (preferences, language) => {
  expect(preferredLanguage(preferences)).toBe(language);
});

function prefer(...languages: string[]) {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
}

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('without a choice the language follows the browser, also when its preference changes', () => {
  prefer('es-AR', 'en');
  const store = createLanguageStore();
  expect(store.language()).toBe('es');
  const listener = jest.fn();
  store.subscribe(listener);
  prefer('tr');
  window.dispatchEvent(new Event('languagechange'));
  expect(listener).toHaveBeenCalledTimes(1);
  expect(store.language()).toBe('tr');
});

test('a choice goes before the preference, is announced, and is remembered', () => {
  prefer('es');
  const store = createLanguageStore();
  const listener = jest.fn();
  store.subscribe(listener);
  store.choose('en');
  expect(listener).toHaveBeenCalledTimes(1);
  expect(store.language()).toBe('en');
  expect(createLanguageStore().language()).toBe('en');
});

test('another tab can change it', () => {
  prefer('en');
  const store = createLanguageStore();
  localStorage.setItem('language', 'vi');
  window.dispatchEvent(new StorageEvent('storage', { key: 'language' }));
  expect(store.language()).toBe('vi');
});

test('a language that the page does not have counts as no choice', () => {
  prefer('zh-Hans-CN');
  localStorage.setItem('language', 'xx');
  expect(createLanguageStore().language()).toBe('zh');
});

test.each([
  [null, ['fr', 'es-MX'], 'es'],
  ['vi', ['es'], 'vi'],
  ['xx', ['fr'], 'en'],
])(
  'the first paint, with the choice %p and the preferences %j, is in %s',
  (chosen, preferred, language) => {
    prefer(...preferred);
    if (chosen !== null) localStorage.setItem('language', chosen);
    document.head.innerHTML = '<meta name="theme-color" />';
    window.matchMedia = () => ({ matches: false }) as MediaQueryList;
    const script = readFileSync(
      join(__dirname, '..', 'app', 'first-paint', 'first-paint.early.js'),
      'utf8',
    );
    const run = document.createElement('script');
    run.textContent = script;
    document.head.append(run);
    expect(document.documentElement.lang).toBe(language);
    for (const each of LANGUAGES) expect(script).toContain(`'${each}'`);
  },
);
