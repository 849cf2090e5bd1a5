/** @jest-environment jsdom */
import { compact } from './compact';

function page(html: string): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
}

const CSS =
  '.sc-a1{color:red;}.sc-a1:hover .kJx{opacity:0.5;}@media (min-width: 720px){.kJx{gap:8px;}}';

test('class names become short and begin with the name of the front end', () => {
  const { css, html } = compact([page('<b class="sc-a1 kJx">5</b>')], CSS, 'game');
  expect(html).toEqual(['<b class="game-0 game-1">5</b>']);
  expect(css).toBe(
    '.game-0{color:red;}.game-0:hover .game-1{opacity:0.5;}@media (min-width: 720px){.game-1{gap:8px;}}',
  );
});

test('a class without a rule goes, and the same class has one name on all pages', () => {
  const pages = [page('<i class="none">1</i>'), page('<b class="kJx none">2</b>')];
  expect(compact([...pages, page('<b class="kJx">3</b>')], CSS, 'host').html).toEqual([
    '<i>1</i>',
    '<b class="host-0">2</b>',
    '<b class="host-0">3</b>',
  ]);
});

test('a style of an element becomes a rule, because the policy of the page allows no inline style', () => {
  const drawn = page('<p style="width: 5px;" class="kJx">1</p><p style="width: 5px;">2</p>');
  const { css, html } = compact([drawn], CSS, 'game');
  expect(html).toEqual(['<p class="game-1 game-0">1</p><p class="game-0">2</p>']);
  expect(css).toContain('.game-0{width: 5px;}');
});
