import { screen } from '@testing-library/react';
import { theme } from '@updown/shared';
import { applyRules, renderInPage } from '@updown/shared/testing';
import { act, useState } from 'react';
import { Changing } from './changing';

applyRules();

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

function animationOf(text: string) {
  return getComputedStyle(screen.getByText(text)).animation;
}

test('a new value is whole at once, and has another colour for 120 ms', () => {
  const change = show(2399.5, '$2,399.50');
  expect(animationOf('$2,399.50')).toBe('');
  change(2399.75, '$2,399.75');
  expect(animationOf('$2,399.75')).toBe(`${theme.motion.flash} 120ms ease-out`);
});

test('each new value restarts the colour', () => {
  const change = show(2399.5, '$2,399.50');
  change(2399.75, '$2,399.75');
  const first = screen.getByText('$2,399.75');
  change(2399.5, '$2,399.50');
  expect(first).not.toBeInTheDocument();
  expect(animationOf('$2,399.50')).not.toBe('');
});

test('the same value in another language stays as it is', () => {
  const change = show(2399.5, '$2,399.50');
  change(2399.5, '2.399,50 $');
  expect(animationOf('2.399,50 $')).toBe('');
});
