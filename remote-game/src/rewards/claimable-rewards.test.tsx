import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  claimManyRewards,
  claimRewards,
  selectTransactions,
  type ClaimableReward,
} from '@updown/shared';
import { encoded, GAME } from '@updown/shared/testing';
import { reverts, walletError } from '../../testing/fake-chain';
import { renderInPage } from '../../testing/render-in-page';
import { Activity } from '../activity/activity';
import { CommandProvider } from '../commands/command-provider';
import { ClaimableRewards } from './claimable-rewards';

type Options = NonNullable<Parameters<typeof renderInPage>[1]>;

function reward(roundId: number, status: ClaimableReward['status'] = 'win'): ClaimableReward {
  return {
    roundId,
    status,
    potentialRewards: '54000',
    payoutAmount: '54000',
  };
}

function show(rewards: ClaimableReward[], given: Options['given'] = () => undefined) {
  return renderInPage(
    <CommandProvider>
      <ClaimableRewards shownRound={null} />
      <Activity kinds={['claim']} />
    </CommandProvider>,
    {
      given: (page) => {
        page.api.claimable = rewards;
        page.chain.onSent = () => {
          page.api.claimable = [];
        };
        given(page);
      },
    },
  );
}

test('lists the first three with their reasons [spec 2.31b 9.8d]', async () => {
  show([reward(9), reward(8, 'draw'), reward(7, 'void'), reward(6)]);
  const items = await screen.findAllByRole('listitem');
  expect(items).toHaveLength(3);
  expect(items[0]).toHaveTextContent('54,000 IONRound #9 · Won');
  expect(items[1]).toHaveTextContent('Round #8 · Draw');
  expect(items[2]).toHaveTextContent('Round #7 · Round void');
});

test('claims one [spec 7.23f 7.25c]', async () => {
  const { chain } = show([reward(9), reward(8)]);
  await userEvent.click(await screen.findByRole('button', { name: 'Claim Round #8' }));
  await waitFor(() => expect(screen.queryByText('Claimable Rewards')).not.toBeInTheDocument());
  expect(chain.sent).toEqual([expect.objectContaining(encoded(claimRewards(GAME, 8)))]);
});

test('claims all in one transaction, even those not listed [spec 7.23g]', async () => {
  const { chain, store } = show([reward(9), reward(8), reward(7), reward(6)]);
  await userEvent.click(await screen.findByRole('button', { name: /^Claim all/ }));
  await waitFor(() => expect(screen.queryByText('Claimable Rewards')).not.toBeInTheDocument());
  expect(chain.sent).toEqual([
    expect.objectContaining(encoded(claimManyRewards(GAME, [9, 8, 7, 6]))),
  ]);
  expect(Object.values(selectTransactions(store.getState()))).toMatchObject([
    { summary: 'Claim 4 rounds', done: 'Claimed 216,000 ION from 4 rounds' },
  ]);
});

test('the operator sends one claim after the other if it pays the gas', async () => {
  const { api, chain } = show([reward(9), reward(8)], (page) => {
    page.api.config = { ...page.api.config, sponsorsGas: true };
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Claim all/ }));
  await waitFor(() => expect(api.relayed).toEqual([9, 8]));
  expect(chain.sent).toHaveLength(0);
});

test('offers no Claim all for a single reward', async () => {
  show([reward(9)]);
  await screen.findByText('Claimable Rewards');
  expect(screen.queryByRole('button', { name: /^Claim all/ })).not.toBeInTheDocument();
});

test.each([
  ['No rewards available to claim for this round.', reverts.NoRewardsToClaim],
  ['Rewards already claimed for this round.', reverts.AlreadyWithdrawn],
  ['Insufficient funds for gas fee.', walletError('insufficient funds for gas')],
  ['Failed to claim rewards.', walletError('')],
  ['the node is tired', walletError('the node is tired')],
])('shows why it failed: %s [spec 8.12a]', async (text, error) => {
  show([reward(9)], ({ chain }) => {
    chain.throws['simulate'] = error;
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Claim Round #9' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});

test('shows a rejection without an alert [spec 8.12b]', async () => {
  show([reward(9)], ({ chain }) => {
    chain.throws['eth_sendTransaction'] = walletError('no', { code: 4001 });
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Claim Round #9' }));
  expect(await screen.findByText('Transaction was cancelled.')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('shows no list if the rewards do not load [spec 8.3b]', async () => {
  const { api } = show(
    [reward(9)],
    ({ api }) => void api.outages.set('/user/claimable-rewards-bypass', 500),
  );
  await waitFor(() => expect(api.requested).toContain('/user/claimable-rewards-bypass'));
  expect(screen.queryByText('Claimable Rewards')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('hides a message when the player closes it', async () => {
  show([reward(9)], ({ chain }) => {
    chain.throws['simulate'] = reverts.NoRewardsToClaim;
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Claim Round #9' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Dismiss message' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
