import { act, fireEvent, screen } from '@testing-library/react';
import { renderInPage } from '@updown/shared/testing';
import { useState } from 'react';
import { Changing } from './changing';

/** Renders a figure, and returns a function that changes it. */
function show(value: number, text: string) {
  let change: (to: readonly [number, string]) => void = () => undefined;
  function Figure() {
    const [[shown, words], setShown] = useState<readonly [number, string]>([value, text]);
    change = setShown;
    return <Changing value={shown}>{words}</Changing>;
  }
  renderInPage(<Figure />);
  return (next: number, words: string) => act(() => change([next, words]));
}

function rolled() {
  const digits = document.querySelectorAll<HTMLElement>('[data-before]');
  return [...digits].map(({ dataset, textContent }) => `${dataset['before']} → ${textContent}`);
}

test('only the digits that change roll, compared from the right', () => {
  const change = show(2399.5, '$2,399.50');
  expect(rolled()).toEqual([]);
  change(2399.75, '$2,399.75');
  expect(rolled()).toEqual(['5 → 7', '0 → 5']);
  change(998.75, '$998.75');
  expect(rolled()).toEqual(['3 → 9', '9 → 8']);
  expect(screen.getByText(/^\$/)).toHaveTextContent('$998.75');
});

test('the same value in another language rolls nothing', () => {
  const change = show(2399.5, '$2,399.50');
  change(2399.5, '2.399,50 $');
  expect(rolled()).toEqual([]);
});

test('after the roll the figure is one text again, and the next change rolls', () => {
  const change = show(2399.5, '$2,399.50');
  change(2399.75, '$2,399.75');
  fireEvent.animationEnd(document.querySelector('[data-before]')!);
  expect(screen.getByText('$2,399.75')).toBeVisible();
  change(2399.5, '$2,399.50');
  expect(rolled()).toEqual(['7 → 5', '5 → 0']);
});
