import { GlobalStyle, themes, ThemeProvider } from '@updown/shared';
import { useEffect, type ReactNode } from 'react';
import { useScheme } from './use-theme-choice';

/** The theme of the page, as the player or the browser prefers it. */
export function PageTheme({ children }: { children: ReactNode }) {
  const theme = themes[useScheme()];

  // The first paint set these; the browser's own parts follow them.
  useEffect(() => {
    document.documentElement.style.colorScheme = theme.scheme;
    document.documentElement.style.backgroundColor = theme.color.canvas;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', theme.color.canvas);
  }, [theme]);

  return (
    <ThemeProvider theme={theme}>
      <GlobalStyle />
      {children}
    </ThemeProvider>
  );
}
