import type { Scheme } from '@updown/shared';
import { useSyncExternalStore } from 'react';
import { createThemeStore, type ThemeChoice, type ThemeStore } from './theme-choice';

let known: ThemeStore | undefined;

/** The page's one choice of a theme. It is no part of the host's context: a page that cannot start has a theme too. */
function themeStore(): ThemeStore {
  return (known ??= createThemeStore());
}

export function useScheme(): Scheme {
  const { subscribe, scheme } = themeStore();
  return useSyncExternalStore(subscribe, scheme);
}

export function useThemeChoice(): readonly [ThemeChoice, (choice: ThemeChoice) => void] {
  const { subscribe, choice, choose } = themeStore();
  return [useSyncExternalStore(subscribe, choice), choose];
}
