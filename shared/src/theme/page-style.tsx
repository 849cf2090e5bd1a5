import type { ReactNode } from 'react';
import { createGlobalStyle, StyleSheetManager, ThemeProvider } from 'styled-components';
import { dark, light } from './color';
import { motionRules } from './motion';
import { definitions, type Theme } from './theme';

/** The styles of the whole document. */
const GlobalStyle = createGlobalStyle`
  *, *::before, *::after { box-sizing: border-box; }
  :root { ${definitions(dark)} color-scheme: dark; }
  :root[data-theme='light'] { ${definitions(light)} color-scheme: light; }
  html { -webkit-text-size-adjust: 100%; }
  body {
    margin: 0;
    min-width: 320px;
    background: ${({ theme }) => theme.color.canvas};
    color: ${({ theme }) => theme.color.text};
    font: ${({ theme }) => `${theme.font.weight.regular} ${theme.font.size.md}/1.5 ${theme.font.body}`};
    font-variant-numeric: tabular-nums;
    -webkit-font-smoothing: antialiased;
  }
  body:has([role='dialog'][data-state='open']) { overflow: hidden; }
  /* In a small window a bar with this attribute is fixed at the bottom: the page keeps room for it. */
  html { --gutter: 16px; --header: 52px; --bar: 0px; scroll-padding-bottom: var(--bar); }
  html:has([data-action-bar]) { --bar: calc(85px + env(safe-area-inset-bottom)); }
  /* In most languages the question takes two lines of a phone. */
  html:has([data-action-bar='stake']) { --bar: calc(214px + env(safe-area-inset-bottom)); }
  body { padding-bottom: var(--bar); }
  ${({ theme }) => theme.media.medium} {
    html { --gutter: 24px; --header: 55px; }
    html:has([data-action-bar]) { --bar: 0px; }
  }
  h1, h2, h3, p, ul, ol, dl, dd, figure { margin: 0; padding: 0; }
  ul, ol { list-style: none; }
  button, input { font: inherit; color: inherit; }
  a { color: ${({ theme }) => theme.color.accent}; }
  :focus-visible {
    outline: 2px solid ${({ theme }) => theme.color.accent};
    outline-offset: 2px;
  }
  ${motionRules}
`;

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
