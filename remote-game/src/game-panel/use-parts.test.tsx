import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInPage } from '../../testing/render-in-page';
import { GamePanel } from './game-panel';
import type * as Loading from './load-parts';
import { loadParts } from './load-parts';

let parts: Awaited<ReturnType<typeof loadParts>> | null = null;
jest.mock('./load-parts', () => {
  const actual = jest.requireActual<typeof Loading>('./load-parts');
  return { ...actual, loadedParts: () => parts, loadParts: jest.fn(actual.loadParts) };
});
const load = jest.mocked(loadParts);

beforeEach(() => {
  parts = null;
  load.mockClear();
});

test("a visitor's panel loads no part of a player's", () => {
  renderInPage(<GamePanel />, { visitor: true });
  expect(screen.getByRole('button', { name: 'Connect Wallet' })).toBeEnabled();
  expect(load).not.toHaveBeenCalled();
});

test('if these parts do not load the panel says so and lets nobody bet blindly; Retry loads them', async () => {
  load.mockRejectedValueOnce(new Error('Loading chunk panel-parts failed.'));
  renderInPage(<GamePanel />);
  expect(await screen.findByRole('alert')).toHaveTextContent('A part of the panel did not load.');
  expect(screen.getByRole('button', { name: /UP/ })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Recent Predictions')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
