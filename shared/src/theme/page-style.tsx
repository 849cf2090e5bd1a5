import type { ReactNode } from 'react';
import { StyleSheetManager, ThemeProvider } from 'styled-components';
import { GlobalStyle } from './global-style';
import { stylisPlugins } from './nest-at-rules';
import type { Theme } from './theme';

/** The theme and the styles of the whole document. The host renders it, around everything. */
export function PageStyle({ theme, children }: { theme: Theme; children: ReactNode }) {
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyle />
      <StyleSheetManager stylisPlugins={stylisPlugins}>{children}</StyleSheetManager>
    </ThemeProvider>
  );
}
