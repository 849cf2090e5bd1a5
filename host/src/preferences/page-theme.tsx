import { type Scheme, GlobalStyle, themes, ThemeProvider } from '@updown/shared';
import { useSyncExternalStore, useEffect, type ReactNode } from 'react';
import { createThemeStore, type ThemeChoice, type ThemeStore } from './theme-choice';

function nothing() {
  return undefined;
}

/** The theme of the pages that the build renders. Its colours are variables, so only the switch shows it. */
const rendered: ThemeStore = {
  scheme: () => 'dark',
  choice: () => 'system',
  choose: nothing,
  subscribe: () => nothing,
};

let known: ThemeStore | undefined;

/** The page's one choice of a theme. It is no part of the host's context: a page that cannot start has a theme too. */
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

/** The theme of the page, as the player or the browser prefers it. */
export function PageTheme({ children }: { children: ReactNode }) {
  const theme = themes[useScheme()];

  // The first paint set these; the browser's own parts follow them.
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme.scheme;
    document
      .querySelector('meta[name="theme-color"]')
      ?.setAttribute('content', theme.palette.canvas);
  }, [theme]);

  return (
    <ThemeProvider theme={theme}>
      <GlobalStyle />
      {children}
    </ThemeProvider>
  );
}
