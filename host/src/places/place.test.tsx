import { render, screen } from '@testing-library/react';
import { placeMark, placeOf } from './place';

test('a node belongs to the version in whose place it is', () => {
  render(
    <main>
      <div {...placeMark('game', '0.2.0')}>
        <button>Predict</button>
      </div>
      <p>Outside</p>
    </main>,
  );
  const button = screen.getByRole('button');
  expect(placeOf(button)).toBe('game 0.2.0');
  expect(placeOf(button.firstChild)).toBe('game 0.2.0');
  expect(placeOf(screen.getByText('Outside'))).toBe('page');
  expect(placeOf(null)).toBe('page');
});
