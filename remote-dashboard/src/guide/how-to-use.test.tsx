import { cleanup, screen, within } from '@testing-library/react';
import { renderInPage } from '@updown/shared/testing';
import { calmServer } from '../../testing/calm-server';
import { HowToUse, HowToUseSteps, Tips } from './how-to-use';

calmServer();

test('explains the game in four steps [spec 2.49a]', () => {
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

test('gives tips and important notes [spec 2.49c]', async () => {
  renderInPage(<HowToUse />);
  expect(screen.getByText('Tips')).toBeVisible();
  for (const line of [
    'Look at the price chart before you predict.',
    'Start with a small stake until you know the game.',
    'Keep some ETH in your wallet for gas.',
    'One prediction per round.',
    'You need a sufficient balance.',
    'Predictions are final.',
  ]) {
    expect(screen.getByText(line)).toBeVisible();
  }
  expect(await screen.findByText(/No prediction in the last \d+ seconds\./)).toBeVisible();
});

test('in two cards the guide says the same, once', () => {
  renderInPage(<HowToUse />);
  const whole = screen.getByRole('region').textContent;
  cleanup();
  renderInPage(
    <>
      <HowToUseSteps />
      <Tips />
    </>,
  );
  const [steps, tips] = screen.getAllByRole('region');
  expect(`${steps!.textContent}${tips!.textContent}`).toBe(whole);
});
