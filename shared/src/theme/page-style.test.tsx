import { render } from '@testing-library/react';
import { styled, StyleSheetManager } from 'styled-components';
import { nestAtRules } from './page-style';

/** The rules that a component brings, with `.a` for its class. */
function rulesOf(Component: ReturnType<typeof styled.p<object>>): string[] {
  // Apart from the document, because jsdom knows no rules in rules.
  const target = document.createElement('div');
  const { container } = render(
    <StyleSheetManager target={target} stylisPlugins={[nestAtRules]}>
      <Component />
    </StyleSheetManager>,
  );
  const name = [...container.firstElementChild!.classList].at(-1)!;
  return target.textContent
    .replaceAll(/\/\*!sc\*\/|\n|data-styled[^}]*\}/g, '')
    .replaceAll(`.${name}`, '.a')
    .split(/(?<=\})(?=\.a|:where)/);
}

test('a condition is inside a rule', () => {
  const Box = styled.p`
    color: red;
    @media (min-width: 1px) {
      color: blue;
    }
    @container (min-width: 2px) {
      > b::before {
        color: green;
      }
      @media (min-width: 3px) {
        color: black;
      }
    }
  `;
  expect(rulesOf(Box)).toEqual([
    '.a{color:red;}',
    ':where(:root){@media (min-width: 1px){.a{color:blue;}}}',
    ':where(:root){@container (min-width: 2px){.a >b::before{color:green;}@media (min-width: 3px){.a{color:black;}}}}',
  ]);
});

test('a rule without a condition stays as it is', () => {
  const Box = styled.p`
    color: red;
    &:hover {
      color: blue;
    }
  `;
  expect(rulesOf(Box)).toEqual(['.a{color:red;}', '.a:hover{color:blue;}']);
});
