import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OTHER_PLAYER, PLAYER } from '@updown/shared/testing';
import { START } from '../../testing/fake-api';
import { renderInPage, type Page } from '../../testing/render-in-page';
import { NameCard } from './name-card';

/** The page's clock goes on during a test. */
const signedNow = {
  expiresAt: expect.any(Number) as number,
  signature: expect.stringMatching(/^0x/) as string,
};

async function show(given: (page: Pick<Page, 'api' | 'chain'>) => void = () => undefined) {
  const page = renderInPage(<NameCard address={PLAYER} />, { given });
  const card = within(await screen.findByRole('region', { name: 'Your name' }));
  return { ...page, card };
}

test('the player types a name, which the API checks before the wallet signs it', async () => {
  const { api, chain, card } = await show();
  expect(card.getByText(/^You have no name\./)).toBeVisible();
  const save = card.getByRole('button', { name: 'Sign and save' });
  expect(save).toBeDisabled();
  await userEvent.type(card.getByRole('textbox', { name: 'New name' }), ' Ada-99 ');
  await userEvent.click(save);
  expect(await card.findByText('Ada-99')).toBeVisible();
  expect(api.namesAsked).toEqual([{ name: 'Ada-99' }, { name: 'Ada-99', ...signedNow }]);
  expect(chain.signed).toMatchObject([{ primaryType: 'PlayerName', message: { name: 'Ada-99' } }]);
  expect(card.getByRole('textbox')).toHaveValue('');
});

test('a refused name says why, and the wallet does not ask', async () => {
  const message = 'This name is reserved. Please choose another one.';
  const { chain, card } = await show(({ api }) => {
    api.nameRefusal = { error: 'name_reserved', message };
  });
  await userEvent.type(card.getByRole('textbox'), 'admin');
  await userEvent.click(card.getByRole('button', { name: 'Sign and save' }));
  expect(await card.findByText(message)).toBeVisible();
  expect(card.getByRole('textbox')).toBeInvalid();
  expect(chain.signed).toEqual([]);
  await userEvent.type(card.getByRole('textbox'), 'x');
  expect(card.queryByText(message)).not.toBeInTheDocument();
});

test('a player whose name is hidden reads that nobody else sees it', async () => {
  const { card } = await show(({ api }) => {
    api.ownName = { name: 'Ada', isHidden: true, changeableAt: null };
  });
  expect(card.getByText(/^The operator hides this name: only you see it\./)).toBeVisible();
  expect(card.getByRole('button', { name: 'Sign and change' })).toBeVisible();
});

test('within a day of the last change there is no field, but the name can be given up', async () => {
  const { api, card } = await show(({ api }) => {
    api.ownName = { name: 'Ada', isHidden: false, changeableAt: (START + 3600) * 1000 };
  });
  expect(card.getByText(/once a day: you can choose the next one from .* on\.$/)).toBeVisible();
  expect(card.queryByRole('textbox')).not.toBeInTheDocument();
  await userEvent.click(card.getByRole('button', { name: 'Give up this name' }));
  expect(await card.findByText(/^You have no name\./)).toBeVisible();
  expect(api.namesAsked).toMatchObject([{ name: '' }, { name: '', ...signedNow }]);
});

test("nobody sees the card on another player's record", () => {
  renderInPage(<NameCard address={OTHER_PLAYER} />);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
