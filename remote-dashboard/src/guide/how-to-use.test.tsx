import { screen, within } from '@testing-library/react';
import { calmServer } from '../testing/calm-server';
import { renderInPage } from '../testing/render-in-page';
import { HowToUse } from './how-to-use';

calmServer();

test('leads through the game in four steps', () => {
  renderInPage(<HowToUse />);
  const [steps] = screen.getAllByRole('list');
  const titles = within(steps!)
    .getAllByRole('listitem')
    .map((step) => step.firstChild?.textContent);
  expect(titles).toEqual([
    'Connect your wallet',
    'Make a prediction',
    'Wait for the results',
    'Claim your rewards',
  ]);
});

test('gives tips, and notes what holds for every prediction', async () => {
  renderInPage(<HowToUse />);
  expect(screen.getByText('Tips')).toBeVisible();
  for (const note of [
    'One prediction per round.',
    'You need a sufficient balance.',
    'Predictions are final.',
  ])
    expect(screen.getByText(note)).toBeVisible();
  expect(await screen.findByText(/No prediction in the last \d+ seconds\./)).toBeVisible();
});
