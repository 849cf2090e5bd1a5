import type { ReactNode } from 'react';
import { StyleSheetManager, ThemeProvider } from 'styled-components';
import { GlobalStyle } from './global-style';
import type { Theme } from './theme';

/** The part of stylis' syntax tree that is used here. */
interface Node {
  type: string;
  props: string | string[];
  children: string | Node[];
  root: Node | null;
}

/**
 * A plugin of styled-components' compiler, which writes `:where(:root){@media (…){.a{…}}}` for `@media (…){.a{…}}`. Both style
 * the same elements, with the same specificity. But when a script inserts an at-rule, Chromium computes the style of the
 * whole page; for a rule, only that of the elements that it matches.
 */
export function nestAtRules(element: Node): void {
  if (element.root !== null || !/^@(media|container)$/.test(element.type)) return;
  const nested: Node = { ...element, root: element };
  Object.assign(element, { type: 'rule', props: [':where(:root)'], children: [nested] });
}

/** Neither an older browser nor a page that is rendered ahead, whose rules no script inserts, has rules in rules. */
export const stylisPlugins = 'CSSNestedDeclarations' in globalThis ? [nestAtRules] : [];

/** The theme and the styles of the whole document. The host renders it, around everything. */
export function PageStyle({ theme, children }: { theme: Theme; children: ReactNode }) {
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyle />
      <StyleSheetManager stylisPlugins={stylisPlugins}>{children}</StyleSheetManager>
    </ThemeProvider>
  );
}
