import { createGlobalStyle } from 'styled-components';
import { dark, light } from './color';
import { motionRules } from './motion';
import { definitions } from './theme';

/** The styles of the whole document. */
export const GlobalStyle = createGlobalStyle`
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
