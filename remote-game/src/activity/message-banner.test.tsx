import { screen } from '@testing-library/react';
import { theme } from '@updown/shared';
import { renderInPage, serveApi } from '../testing/render-in-page';
import { MessageBanner } from './message-banner';

serveApi();

const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

const inkOf = (text: string) => getComputedStyle(screen.getByText(text).closest('[class]')!).color;

test('is green if it tells of a success, otherwise red', () => {
  const show = (text: string) =>
    renderInPage(<MessageBanner message={{ kind: 'claim', text }} onClose={() => undefined} />, {
      visitor: true,
    });
  show('Tokens approved successfully!');
  show('Prediction failed.');
  expect(inkOf('Tokens approved successfully!')).toBe(rgb(theme.color.up));
  expect(inkOf('Prediction failed.')).toBe(rgb(theme.color.down));
});

test('only a fault interrupts a screen reader', () => {
  renderInPage(
    <>
      <MessageBanner
        message={{ kind: 'predict', text: 'Transaction was cancelled.', quiet: true }}
        onClose={() => undefined}
      />
      <MessageBanner
        message={{ kind: 'predict', text: 'Prediction failed.' }}
        onClose={() => undefined}
      />
    </>,
    { visitor: true },
  );
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'Prediction failed.✕',
  ]);
});
