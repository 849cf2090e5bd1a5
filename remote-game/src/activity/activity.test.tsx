import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { theme } from '@updown/shared';
import { applyRules } from '@updown/shared/testing';
import { renderInPage } from '../../testing/render-in-page';
import type { Message } from '../commands/use-commands';
import { MessageBanner } from './activity';

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

test('a failed command names its trace, which can be copied whole', async () => {
  const user = userEvent.setup();
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
  renderInPage(
    <MessageBanner
      message={{ kind: 'predict', text: 'Prediction failed.', trace }}
      onClose={() => undefined}
    />,
    { visitor: true },
  );
  expect(screen.getByText('Trace 4bf92f35…')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy trace' }));
  expect(copied).toHaveBeenCalledWith(trace);
});
