import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LANGUAGES, pageLanguage, parseAmount, type Language } from '@updown/shared';
import { useLayoutEffect } from 'react';
import { DEFAULT_LIMITS } from '../rules/stake-input';
import { useStake } from './use-stake';

let shown: ReturnType<typeof useStake>;

function Field() {
  const stake = useStake(DEFAULT_LIMITS);
  useLayoutEffect(() => void (shown = stake));
  return <input aria-label="stake" {...stake.input} />;
}

afterEach(async () => {
  await act(() => pageLanguage.show('en'));
  sessionStorage.clear();
});

async function fieldIn(language: Language): Promise<HTMLInputElement> {
  await act(() => pageLanguage.show(language));
  render(<Field />);
  return screen.getByLabelText('stake');
}

/** Replaces the selection as a browser does, with an event that names the kind of input. */
function enter(input: HTMLInputElement, text: string, from: number, to: number, inputType: string) {
  const before = input.value;
  act(() => input.focus());
  fireEvent.input(input, {
    target: { value: before.slice(0, from) + text + before.slice(to) },
    inputType,
    data: text,
  });
}

const NUMBERS = ['0.5', '5', '30.125', '500', '30000', '30125.5', '50000.5', '100000.25'].concat(
  '1234567',
  '3000000.000000000000000001',
);

/** The number as written by readers of each of the languages. */
function writings(number: string): string[] {
  return ['en-US', 'es', 'tr', 'vi', 'zh-CN'].flatMap((locale) =>
    ([true, false, 'always'] as const).map((useGrouping) =>
      new Intl.NumberFormat(locale, { useGrouping, maximumFractionDigits: 18 }).format(
        number as `${number}`,
      ),
    ),
  );
}

const selections = [
  [0, 6],
  [0, 0],
  [6, 6],
  [0, 2],
  [2, 6],
  [3, 4],
] as const;

describe.each(LANGUAGES)('in %s, a text that comes in one piece', (language) => {
  test.each(['insertFromPaste', 'insertFromDrop', 'insertReplacementText', 'insertText'])(
    'by %s is that amount or an error, over every selection',
    async (inputType) => {
      const input = await fieldIn(language);
      for (const number of NUMBERS) {
        for (const text of new Set(writings(number))) {
          for (const [from, to] of selections) {
            act(() => shown.choose(DEFAULT_LIMITS.minimum));
            // A single key press is an edit, not a whole text.
            if (inputType === 'insertText' && text.length === 1) continue;
            enter(input, text, from, to, inputType);
            expect([null, parseAmount(number)]).toContain(shown.stake);
            act(() => input.blur());
            expect([null, parseAmount(number), DEFAULT_LIMITS.minimum]).toContain(shown.stake);
          }
        }
      }
    },
  );
});

test.each(['50000,5', '100000,25'])('the pasted %s is not ten times as much', async (text) => {
  const input = await fieldIn('en');
  await userEvent.tripleClick(input);
  await userEvent.paste(text);
  expect(shown.stake).toBe(parseAmount(text.replace(',', '.')));
});

test('a paste over part of the stake replaces the whole stake', async () => {
  const input = await fieldIn('en');
  enter(input, '50000', 2, 2, 'insertFromPaste');
  expect(input).toHaveValue('50,000');
});

test('an ambiguous text stays with its error until an edit makes it clear', async () => {
  const input = await fieldIn('en');
  enter(input, '300,125', 0, 6, 'insertFromPaste');
  act(() => input.blur());
  expect(input).toHaveValue('300,125');
  expect(shown).toMatchObject({ stake: null, isAmbiguous: true });
  await userEvent.type(input, '{Backspace}', { initialSelectionStart: 4 });
  expect(shown.isAmbiguous).toBe(false);
  expect(input).toHaveValue('300,125');
  expect(shown.stake).toBe(parseAmount('300125'));
});

test('30.000,5 that is typed in English is refused, also after the player leaves the field', async () => {
  const input = await fieldIn('en');
  await userEvent.clear(input);
  await userEvent.type(input, '30.000,5');
  expect(shown.stake).toBeNull();
  await userEvent.tab();
  expect(input).toHaveValue('30.000,5');
  expect(shown.stake).toBeNull();
});
