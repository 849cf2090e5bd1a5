import type { Scene } from '@updown/shared';
import { takeScenes } from './take-scenes';

const NOW = 1_800_000_000_400;
const AT_START = NOW + 100;

function page(answers: Record<string, unknown>) {
  document.documentElement.lang = 'en';
  document.body.innerHTML = `
    <div id="root" data-first-paint>
      <div data-place="game/Round"><s>skeleton</s></div>
      <div data-place="game/Panel"><input aria-busy="true"><p>0</p></div>
    </div>
    <template data-scene="game/Round" data-look="up"><b>{{left}} {{name}}</b></template>
    <template data-scene="game/Panel" data-look="plain"><input><p>{{left}}</p></template>
    <template data-scene="game/Panel" data-look="other"><input><b>{{left}}</b></template>`;
  for (const [address, answer] of Object.entries(answers)) {
    const script = document.createElement('script');
    script.type = 'application/json';
    script.dataset['answer'] = address;
    script.text = JSON.stringify(answer);
    document.body.append(script);
  }
  jest.useFakeTimers({ now: 0 });
  const came = { requestStart: -300, responseStart: 0, responseEnd: 100 };
  const navigation = { type: 'navigate', transferSize: 1, ...came };
  Object.assign(performance, { getEntriesByType: () => [navigation] });
}

function place(name: string) {
  return document.querySelector(`[data-place="game/${name}"]`)!;
}

/** The seconds that are left until a moment 10 s after the page's beginning. */
function sceneOf(look: string) {
  return (answers: (address: string) => unknown, now: number): Scene | null => {
    const answer = answers('/api/round') as { name: string } | undefined;
    const left = `${Math.ceil((AT_START + 10_000 - now) / 1000)}`;
    return answer ? { look, texts: { left, name: answer.name } } : null;
  };
}

const answers = { '/api/time': { now: NOW }, '/api/round': { name: '<i>&amp;' } };

test('a place shows its scene, with texts as texts, at each second of the game', async () => {
  page(answers);
  takeScenes();
  await updownScenes('game', { Round: sceneOf('up') });
  expect(place('Round').textContent).toBe('10 <i>&amp;');
  // The game's clock is at half a second, so the next full one is in as much.
  jest.advanceTimersByTime(1_499);
  expect(place('Round').textContent).toMatch(/^10 /);
  jest.advanceTimersByTime(1);
  expect(place('Round').textContent).toMatch(/^9 /);
});

test('a part of a module shows its scene in each layout of the page', async () => {
  page(answers);
  const part = '<p data-part="game/Panel/Time"><s>skeleton</s></p>';
  place('Panel').innerHTML = `<div data-layout="0">${part}</div><div data-layout="1">${part}</div>`;
  document.body.insertAdjacentHTML(
    'beforeend',
    '<template data-scene="game/Panel/Time" data-look="up"><b>{{left}}</b></template>',
  );
  takeScenes();
  await updownScenes('game', { 'Panel/Time': sceneOf('up') });
  const texts = () => [...place('Panel').querySelectorAll('p')].map((each) => each.textContent);
  expect(texts()).toEqual(['10', '10']);
  jest.advanceTimersByTime(1_500);
  expect(texts()).toEqual(['9', '9']);
});

test('it goes on with the answers that the page has taken meanwhile, and ends with the remote', async () => {
  page(answers);
  takeScenes();
  await updownScenes('game', { Round: sceneOf('up') });
  for (const script of [...document.scripts]) script.remove();
  jest.advanceTimersByTime(3_000);
  expect(place('Round').textContent).toMatch(/^8 /);
  place('Round').removeAttribute('data-place');
  jest.advanceTimersByTime(3_000);
  expect(jest.getTimerCount()).toBe(0);
});

test('a control works if it works in the scene', async () => {
  page(answers);
  place('Panel').innerHTML = '<button disabled>Refreshing...</button>';
  document.querySelector('[data-look="plain"]')!.innerHTML = '<button>Refresh</button>';
  takeScenes();
  await updownScenes('game', { Panel: sceneOf('plain') });
  expect(place('Panel').innerHTML).toBe('<button>Refresh</button>');
});

test('a part with a control is filled once, and keeps the control with what was typed and its mark of a press', async () => {
  page(answers);
  const input = place('Panel').querySelector('input')!;
  input.value = '45';
  input.focus();
  takeScenes();
  await updownScenes('game', { Panel: sceneOf('plain') });
  expect(place('Panel').textContent).toBe('10');
  expect(place('Panel').querySelector('input')).toBe(input);
  expect(input.value).toBe('45');
  expect(input.hasAttribute('aria-busy')).toBe(true);
  expect(document.activeElement).toBe(input);
  expect(jest.getTimerCount()).toBe(0);
});

test('a control that somebody is in is not replaced by other elements', async () => {
  page(answers);
  takeScenes();
  place('Panel').querySelector('input')!.focus();
  await updownScenes('game', { Panel: sceneOf('other') });
  expect(place('Panel').querySelector('b')).toBeNull();
});

test('what changes from one second to the next keeps its elements', async () => {
  page(answers);
  takeScenes();
  await updownScenes('game', { Round: sceneOf('up') });
  const element = place('Round').querySelector('b');
  jest.advanceTimersByTime(1_500);
  expect(place('Round').textContent).toMatch(/^9 /);
  expect(place('Round').querySelector('b')).toBe(element);
});

test.each([
  ['the time', { '/api/round': { name: '' } }],
  ['the answer', { '/api/time': { now: NOW } }],
])('without %s the skeleton stays', async (_what, some) => {
  page(some);
  takeScenes();
  await updownScenes('game', { Round: sceneOf('up') });
  expect(place('Round').textContent).toBe('skeleton');
});

test('a scene that ends gives way to the skeleton', async () => {
  page(answers);
  takeScenes();
  const ends = (given: (address: string) => unknown, now: number) =>
    now < AT_START + 2_000 ? sceneOf('up')(given, now) : null;
  await updownScenes('game', { Round: ends });
  expect(place('Round').textContent).toMatch(/^10 /);
  jest.advanceTimersByTime(3_000);
  expect(place('Round').textContent).toBe('skeleton');
});

test('a page in another language shows nothing ahead', async () => {
  page(answers);
  document.documentElement.lang = 'es';
  takeScenes();
  await updownScenes('game', { Round: sceneOf('up') });
  expect(place('Round').textContent).toBe('skeleton');
});

test('a list shows its items in their order, each as its kind', async () => {
  page(answers);
  const template = document.createElement('template');
  Object.assign(template.dataset, { scene: 'game/Round', look: 'list' });
  template.innerHTML =
    '<ul><template data-kind="up"><li>▲{{id}}</li></template><template data-kind="down"><li>▼{{id}}</li></template></ul>';
  document.body.append(template);
  takeScenes();
  const items = [
    { kind: 'down', texts: { id: '3' } },
    { kind: 'up', texts: { id: '2' } },
    { kind: 'of a newer build', texts: { id: '1' } },
  ];
  await updownScenes('game', { Round: () => ({ look: 'list', texts: {}, items }) });
  expect(place('Round').innerHTML).toBe('<ul><li>▼3</li><li>▲2</li></ul>');
});

test('a drawing and its styles are filled in, and change in place', async () => {
  page(answers);
  const template = document.createElement('template');
  Object.assign(template.dataset, { scene: 'game/Round', look: 'line' });
  template.innerHTML =
    '<svg viewBox="0 0 9 9"><path d="{{path}}"></path></svg><b data-style="left: {{left}}%;"></b>';
  document.body.append(template);
  takeScenes();
  const line = (_answers: unknown, now: number): Scene => {
    const left = `${Math.ceil((AT_START + 10_000 - now) / 1000)}`;
    return { look: 'line', texts: { path: `M0 ${left}`, left } };
  };
  await updownScenes('game', { Round: line });
  const path = place('Round').querySelector('path')!;
  const shown = (second: number) =>
    `<svg viewBox="0 0 9 9"><path d="M0 ${second}"></path></svg><b style="left: ${second}%;"></b>`;
  expect(place('Round').innerHTML).toBe(shown(10));
  jest.advanceTimersByTime(1_500);
  expect(place('Round').innerHTML).toBe(shown(9));
  expect(place('Round').querySelector('path')).toBe(path);
});

test('a scene knows which media the window matches', async () => {
  page(answers);
  const matching = jest.fn((query: string) => ({ matches: query === '(min-width: 720px)' }));
  Object.assign(window, { matchMedia: matching });
  takeScenes();
  const asked = (_answers: unknown, _now: number, matches: (media: string) => boolean): Scene => {
    const texts = {
      left: `${matches('@media (min-width: 720px)')}`,
      name: `${matches('@media x')}`,
    };
    return { look: 'up', texts };
  };
  await updownScenes('game', { Round: asked });
  expect(place('Round').textContent).toBe('true false');
});
