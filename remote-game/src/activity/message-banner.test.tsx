import { screen } from '@testing-library/react';
import { theme } from '@updown/shared';
import { applyRules } from '@updown/shared/testing';
import { renderInPage } from '../../testing/render-in-page';
import type { Message } from '../commands/use-commands';
import { MessageBanner } from './message-banner';

applyRules();

function inkOf(text: string) {
  return getComputedStyle(screen.getByText(text).closest('[class]')!).color;
}

test('is green for a success, otherwise red [spec 2.32]', () => {
  const show = (message: Omit<Message, 'kind'>) =>
    renderInPage(
      <MessageBanner message={{ kind: 'claim', ...message }} onClose={() => undefined} />,
      { visitor: true },
    );
  show({ text: 'Tokens approved successfully!', success: true });
  show({ text: 'Prediction failed.' });
  expect(inkOf('Tokens approved successfully!')).toBe(theme.color.up);
  expect(inkOf('Prediction failed.')).toBe(theme.color.down);
});

test('only an error interrupts a screen reader', () => {
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
