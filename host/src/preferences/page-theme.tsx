import { PageStyle, themes, type Scheme } from '@updown/shared';
import { useSyncExternalStore, useEffect, type ReactNode } from 'react';
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

function nothing() {
  return undefined;
}

/** The theme of the pages rendered at build time. Its colours are variables, so only the switch depends on it. */
const rendered: ThemeStore = {
  scheme: () => 'dark',
  choice: () => 'system',
  choose: nothing,
  subscribe: () => nothing,
};

let known: ThemeStore | undefined;

/** The page's only theme store. It is not in the host's context, because a page that cannot start also has a theme. */
function themeStore(): ThemeStore {
  return (known ??= typeof document === 'undefined' ? rendered : createThemeStore());
}

export function useScheme(): Scheme {
  const { subscribe, scheme } = themeStore();
  return useSyncExternalStore(subscribe, scheme, rendered.scheme);
}

export function useThemeChoice(): readonly [ThemeChoice, (choice: ThemeChoice) => void] {
  const { subscribe, choice, choose } = themeStore();
  return [useSyncExternalStore(subscribe, choice, rendered.choice), choose];
}

/** Provides the theme that the player or the browser prefers. */
export function PageTheme({ children }: { children: ReactNode }) {
  const theme = themes[useScheme()];

  // The first paint set these attributes; the browser's own controls follow them.
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme.scheme;
    document
      .querySelector('meta[name="theme-color"]')
      ?.setAttribute('content', theme.palette.canvas);
  }, [theme]);

  return <PageStyle theme={theme}>{children}</PageStyle>;
}
