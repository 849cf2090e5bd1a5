import { GlobalStyle, themes, ThemeProvider } from '@updown/shared';
import { useEffect, type ReactNode } from 'react';
import { useScheme } from './use-theme-choice';

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
