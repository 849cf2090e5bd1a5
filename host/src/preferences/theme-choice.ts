import type { Scheme } from '@updown/shared';
import { createStoredChoice } from './stored-choice';

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

function isScheme(text: string | null): text is Scheme {
  return text === 'light' || text === 'dark';
}

/** Stores the player's choice of theme in local storage, if available. */
export function createThemeStore(): ThemeStore {
  const preference = window.matchMedia(LIGHT);
  const { chosen, choose, subscribe } = createStoredChoice(KEY, isScheme, (onChange) =>
    preference.addEventListener('change', onChange),
  );
  return {
    choice: () => chosen() ?? 'system',
    scheme: () => chosen() ?? (preference.matches ? 'light' : 'dark'),
    choose: (choice) => choose(choice === 'system' ? null : choice),
    subscribe,
  };
}
