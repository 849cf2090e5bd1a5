import type { Scheme } from '@updown/shared';
import { siteStorage } from '../browser-storage';

/** `system` follows the browser's preference. */
export type ThemeChoice = 'system' | Scheme;

export interface ThemeStore {
  choice: () => ThemeChoice;
  scheme: () => Scheme;
  choose: (choice: ThemeChoice) => void;
  /** Calls back when the choice or the browser's preference changes, also in another tab. */
  subscribe: (onChange: () => void) => () => void;
}

/** host/src/app/first-paint/first-paint.early.js reads this key before the first paint. */
const KEY = 'theme';

const LIGHT = '(prefers-color-scheme: light)';

/** Stores the player's choice of theme in local storage, if available. */
export function createThemeStore(): ThemeStore {
  const listeners = new Set<() => void>();
  const preference = window.matchMedia(LIGHT);
  let chosen = stored();

  function changed(): void {
    for (const listener of listeners) listener();
  }
  preference.addEventListener('change', changed);
  window.addEventListener('storage', ({ key }) => {
    if (key !== KEY) return;
    chosen = stored();
    changed();
  });

  return {
    choice: () => chosen,
    scheme: () => (chosen !== 'system' ? chosen : preference.matches ? 'light' : 'dark'),
    choose: (choice) => {
      chosen = choice;
      store(choice);
      changed();
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
  };
}

function stored(): ThemeChoice {
  const text = siteStorage.getItem(KEY);
  return text === 'light' || text === 'dark' ? text : 'system';
}

function store(choice: ThemeChoice): void {
  if (choice === 'system') siteStorage.removeItem(KEY);
  else siteStorage.setItem(KEY, choice);
}
