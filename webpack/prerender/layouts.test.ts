/** @jest-environment jsdom */
import { drawLayouts, layoutRules } from './layouts';
import { matchMedia } from './media';

const layouts = ['@media (min-width: 720px)', '@media (min-width: 1120px)'];

function drawn(): HTMLElement {
  const element = document.createElement('div');
  const matches = ['(min-width: 720px)', '(min-width: 1120px)'].map(
    (query) => matchMedia(query).matches,
  );
  element.textContent = matches.join();
  return element;
}

test('each layout is drawn in a window of its width, with ids of its own', () => {
  const ids: string[] = [];
  const { innerHTML } = drawLayouts(layouts, 'dashboard', (layout) => {
    ids.push(layout);
    return drawn();
  });
  expect(innerHTML).toBe(
    '<div data-layout="dashboard-0">false,false</div>' +
      '<div data-layout="dashboard-1">true,false</div>' +
      '<div data-layout="dashboard-2">true,true</div>',
  );
  expect(ids).toEqual(['-0', '-1', '-2']);
  expect(drawn().textContent).toBe('false,false');
});

test('a front end with one layout is drawn as it is', () => {
  const element = document.createElement('p');
  expect(drawLayouts([], 'game', () => element)).toBe(element);
  expect(layoutRules([], 'game')).toBe('');
});

test('in each window all layouts but one are hidden', () => {
  expect(layoutRules(layouts, 'dashboard')).toBe(
    '@media (min-width: 720px){[data-layout=dashboard-0]{display:none}}' +
      '@media not all and (min-width: 720px){[data-layout=dashboard-1]{display:none}}' +
      '@media (min-width: 1120px){[data-layout=dashboard-1]{display:none}}' +
      '@media not all and (min-width: 1120px){[data-layout=dashboard-2]{display:none}}',
  );
});
