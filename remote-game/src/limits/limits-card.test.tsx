import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setDailyLimit } from '@updown/shared';
import { encoded, GAME, PLAYER } from '@updown/shared/testing';
import { START } from '../../testing/fake-api';
import { ion } from '../../testing/fake-chain';
import { renderInPage, setClock } from '../../testing/render-in-page';
import { LimitsCard } from './limits-card';

type Options = NonNullable<Parameters<typeof renderInPage>[1]>;
type Held = Parameters<NonNullable<Options['given']>>[0]['api']['bounds']['limits'];

async function show(limits: Partial<Held> = {}) {
  const page = renderInPage(<LimitsCard address={PLAYER} />, {
    given: ({ api }) => {
      api.bounds = { ...api.bounds, limits: { ...api.bounds.limits, ...limits } };
    },
  });
  const card = within(await screen.findByRole('region', { name: 'Your limits' }));
  await card.findByRole('radio', { name: '90K' });
  return { ...page, card };
}

test('without limits it says so, and nothing is chosen before the player chooses', async () => {
  const { card } = await show();
  expect(card.getByText('No limit', { selector: 'p' })).toBeVisible();
  expect(card.getByText('No break')).toBeVisible();
  for (const radio of card.getAllByRole('radio')) expect(radio).not.toBeChecked();
  expect(card.getByRole('button', { name: 'Set limit' })).toBeDisabled();
  expect(card.getByRole('button', { name: 'Take a break' })).toBeDisabled();
});

test('shows what holds now, and a break only until its end', async () => {
  const { card } = await show({
    perDay: '90000',
    left: '60000',
    breakUntil: START + 100,
  });
  expect(card.getByText('Your own limit: 60,000 ION of 90,000 ION are left today.')).toBeVisible();
  expect(card.getByText(/^On a break until /)).toBeVisible();
  setClock(101);
  expect(card.getByText('No break')).toBeVisible();
});

test('a chosen limit is set, and the choice is open again', async () => {
  const { card, chain } = await show();
  await userEvent.click(card.getByRole('radio', { name: '300K' }));
  await userEvent.click(card.getByRole('button', { name: 'Set limit' }));
  await waitFor(() =>
    expect(chain.sent).toMatchObject([encoded(setDailyLimit(GAME, ion(300_000)))]),
  );
  await waitFor(() => expect(card.getByRole('radio', { name: '300K' })).not.toBeChecked());
  expect(card.getByRole('button', { name: 'Set limit' })).toBeDisabled();
});

test('a break is taken once it is confirmed; another length asks again', async () => {
  const { card, chain } = await show();
  await userEvent.click(card.getByRole('radio', { name: 'A week' }));
  await userEvent.click(card.getByRole('button', { name: 'Take a break' }));
  expect(card.getByRole('alert')).toHaveTextContent('You cannot bet until it is over.');
  await userEvent.click(card.getByRole('radio', { name: 'Forever' }));
  expect(card.queryByRole('alert')).not.toBeInTheDocument();
  await userEvent.click(card.getByRole('button', { name: 'Take a break' }));
  expect(card.getByRole('alert')).toHaveTextContent('Nobody can undo it.');
  expect(chain.sent).toEqual([]);
  await userEvent.click(card.getByRole('button', { name: 'Yes, take the break' }));
  await waitFor(() => expect(chain.sent).toHaveLength(1));
});
