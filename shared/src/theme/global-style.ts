import { createGlobalStyle } from 'styled-components';

export const GlobalStyle = createGlobalStyle`
  *, *::before, *::after { box-sizing: border-box; }
  html { color-scheme: dark; -webkit-text-size-adjust: 100%; }
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
  h1, h2, h3, p, ul, ol, dl, dd, figure { margin: 0; padding: 0; }
  ul, ol { list-style: none; }
  button, input { font: inherit; color: inherit; }
  a { color: ${({ theme }) => theme.color.accent}; }
  :focus-visible {
    outline: 2px solid ${({ theme }) => theme.color.accent};
    outline-offset: 2px;
  }
`;
