import { act } from '@testing-library/react';
import { prepareCarryOver } from './carry-over';
import { savedPlace } from './saved-places';

const FIRST = `
  <header><button>Connect Wallet</button><select aria-label="Language"><option>en<option>tr</select></header>
  <div data-place="game/GamePanel">
    <label>Stake <input value="30,000"></label><button>Connect Wallet</button>
  </div>`;

let container: HTMLElement;
const pressed = jest.fn<void, [place: string]>();

function find<Kind extends HTMLElement>(selector: string, from: ParentNode = container): Kind {
  return from.querySelector<Kind>(selector)!;
}

/** The live page, with its panel or with what the first paint had there. */
function live(panel: string): void {
  container.innerHTML = `<header><button>Connect Wallet</button><select aria-label="Language"><option>en<option>tr</select></header>${panel}`;
  for (const button of container.querySelectorAll('button')) {
    button.onclick = () => pressed(button.closest('[data-live]') ? 'panel' : 'header');
  }
}

const PANEL =
  '<div data-live><label>Stake <input value="30,000"></label><button>Connect Wallet</button></div>';
const PENDING = '<div data-first-paint data-place="game/GamePanel"></div>';

beforeEach(() => {
  document.documentElement.lang = 'en';
  document.body.innerHTML = `<div id="root" data-first-paint hidden>${FIRST}</div>`;
  container = document.getElementById('root')!;
  globalThis.updownEarly = { pressed: null, pressedAt: performance.now(), changed: new Set() };
  pressed.mockClear();
});

// The observer ends with the last place that waits.
afterEach(async () => {
  document.body.replaceChildren();
  await settle();
});

/** Lets the observer of changes run. */
async function settle(): Promise<void> {
  await act(() => Promise.resolve());
}

test('the last press is carried out on its counterpart in the live page', () => {
  globalThis.updownEarly!.pressed = find('header button');
  const carryOver = prepareCarryOver(container);
  live(PANEL);
  carryOver();
  expect(pressed.mock.calls).toEqual([['header']]);
  expect(globalThis.updownEarly!.pressed).toBeNull();
});

test('a control of a layout that the window does not show does not count', () => {
  document.body.insertAdjacentHTML(
    'afterbegin',
    '<style>[data-layout="wide"]{display:none}</style>',
  );
  container.innerHTML = `
    <div data-layout="wide"><button>Refresh</button></div>
    <div data-layout="small"><button>Refresh</button></div>`;
  globalThis.updownEarly!.pressed = find('[data-layout="small"] button');
  const carryOver = prepareCarryOver(container);
  container.innerHTML = '<button data-live>Refresh</button>';
  find('button').onclick = () => pressed('live');
  carryOver();
  expect(pressed.mock.calls).toEqual([['live']]);
});

test('a press in a place waits until the remote of the place is there', async () => {
  globalThis.updownEarly!.pressed = find('[data-place] button');
  const carryOver = prepareCarryOver(container);
  live(PENDING);
  find('[data-place]').replaceChildren(...savedPlace('game/GamePanel')!);
  carryOver();
  await settle();
  expect(pressed).not.toHaveBeenCalled();
  find('[data-place]').outerHTML = PANEL;
  find('[data-live] button').onclick = () => pressed('panel');
  await settle();
  expect(pressed.mock.calls).toEqual([['panel']]);
});

test('a press waits until the button is enabled, but no longer than ten seconds', async () => {
  globalThis.updownEarly!.pressed = find('header button');
  const carryOver = prepareCarryOver(container);
  live(PENDING);
  const button = find<HTMLButtonElement>('header button');
  button.disabled = true;
  carryOver();
  globalThis.updownEarly!.pressedAt -= 10_001;
  button.disabled = false;
  await settle();
  expect(pressed).not.toHaveBeenCalled();
});

test('what was entered is entered into the live page, and the focus stays', () => {
  const stake = find<HTMLInputElement>('input');
  const language = find<HTMLSelectElement>('select');
  stake.value = '45000';
  stake.focus();
  language.value = 'tr';
  globalThis.updownEarly!.changed.add(stake).add(language);
  const carryOver = prepareCarryOver(container);
  live(PANEL);
  const chosen = jest.fn();
  find('select').onchange = chosen;
  carryOver();
  expect(find<HTMLInputElement>('input').value).toBe('45000');
  expect(document.activeElement).toBe(find('input'));
  expect(find<HTMLSelectElement>('select').value).toBe('tr');
  expect(chosen).toHaveBeenCalledTimes(1);
});

test('a press waits for its button also when no place is loading any more', async () => {
  globalThis.updownEarly!.pressed = find('header button');
  const carryOver = prepareCarryOver(container);
  live(PANEL);
  const button = find<HTMLButtonElement>('header button');
  button.disabled = true;
  carryOver();
  container.append('a change');
  await settle();
  button.disabled = false;
  await settle();
  expect(pressed.mock.calls).toEqual([['header']]);
});

/** The live page has its header, and its panel is still loading: somebody is in the stake of the first paint. */
function typeWhileLoading(): HTMLInputElement {
  const stake = find<HTMLInputElement>('input');
  stake.focus();
  const carryOver = prepareCarryOver(container);
  live(PENDING);
  find('[data-place]').replaceChildren(...savedPlace('game/GamePanel')!);
  carryOver();
  return stake;
}

test('somebody who types in a place goes on while its remote is loading', () => {
  const stake = typeWhileLoading();
  expect(document.activeElement).toBe(stake);
});

test('the focus does not return to a control that somebody has left before its remote came', async () => {
  const stake = typeWhileLoading();
  // Such as Connect, which goes with the sign-in.
  find('header button').focus();
  find('header button').remove();
  await settle();
  stake.closest('[data-place]')!.outerHTML = PANEL;
  await settle();
  expect(document.activeElement).toBe(document.body);
});

test('the live page is shown, and a page without a first paint is left alone', () => {
  const carryOver = prepareCarryOver(container);
  live(PANEL);
  carryOver();
  expect(container.hidden).toBe(false);
  expect(container.dataset).not.toHaveProperty('firstPaint');
  prepareCarryOver(container)();
  expect(pressed).not.toHaveBeenCalled();
});
