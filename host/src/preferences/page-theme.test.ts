import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { themes } from '@updown/shared';
import { createThemeStore } from './page-theme';

/** Sets the theme that the browser prefers. */
function prefer(light: boolean) {
  const found = Object.assign(new EventTarget(), { matches: light });
  window.matchMedia = () => found as unknown as MediaQueryList;
  return found;
}

afterEach(() => localStorage.clear());

test.each([
  [true, 'light'],
  [false, 'dark'],
])('without a choice the theme follows the browser', (light, scheme) => {
  prefer(light);
  expect(createThemeStore().scheme()).toBe(scheme);
});

test('a choice goes before the preference, is announced, and is remembered', () => {
  prefer(true);
  const store = createThemeStore();
  const listener = jest.fn();
  store.subscribe(listener);
  store.choose('dark');
  expect(listener).toHaveBeenCalledTimes(1);
  expect([store.choice(), store.scheme()]).toEqual(['dark', 'dark']);
  expect(createThemeStore().choice()).toBe('dark');
  store.choose('system');
  expect(createThemeStore().scheme()).toBe('light');
});

test('another tab can change it', () => {
  prefer(false);
  const store = createThemeStore();
  localStorage.setItem('theme', 'light');
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  expect(store.scheme()).toBe('light');
});

test('the first paint has the colours of the themes', () => {
  const script = readFileSync(
    join(__dirname, '..', 'app', 'first-paint', 'first-paint.early.js'),
    'utf8',
  );
  for (const { palette } of Object.values(themes)) {
    expect(script).toContain(`'${palette.canvas}'`);
  }
});
