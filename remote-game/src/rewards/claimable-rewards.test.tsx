import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { claimManyRewards, claimRewards, type ClaimableReward } from '@updown/shared';
import { Activity } from '../activity/activity';
import { CommandProvider } from '../commands/command-provider';
import { GAME, reverts, walletError } from '../testing/fake-chain';
import { renderInPage, serveApi } from '../testing/render-in-page';
import { ClaimableRewards } from './claimable-rewards';

serveApi();

type Options = NonNullable<Parameters<typeof renderInPage>[1]>;

const reward = (roundId: number, status: ClaimableReward['status'] = 'win'): ClaimableReward => ({
  roundId,
  status,
  potentialRewards: '54000',
  payoutAmount: '54000',
});

const show = (rewards: ClaimableReward[], given: Options['given'] = () => undefined) =>
  renderInPage(
    <CommandProvider>
      <ClaimableRewards />
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

test('lists the first three, and says what each is', async () => {
  show([reward(9), reward(8, 'draw'), reward(7, 'void'), reward(6)]);
  const items = await screen.findAllByRole('listitem');
  expect(items).toHaveLength(3);
  expect(items[0]).toHaveTextContent('54,000 IONRound #9 · Won');
  expect(items[1]).toHaveTextContent('Stake returned');
  expect(items[2]).toHaveTextContent('Stake returned');
});

test('claims one', async () => {
  const { chain } = show([reward(9), reward(8)]);
  await userEvent.click(await screen.findByRole('button', { name: 'Claim Round #8' }));
  expect(await screen.findByText('Rewards claimed successfully!')).toBeVisible();
  expect(chain.sent).toEqual([expect.objectContaining(claimRewards(GAME, 8))]);
});

test('claims all of them in one transaction, those not listed too', async () => {
  const { chain } = show([reward(9), reward(8), reward(7), reward(6)]);
  await userEvent.click(await screen.findByRole('button', { name: 'Claim all' }));
  expect(await screen.findByText('Rewards claimed successfully!')).toBeVisible();
  expect(chain.sent).toEqual([expect.objectContaining(claimManyRewards(GAME, [9, 8, 7, 6]))]);
  await waitFor(() => expect(screen.queryByText('Claimable Rewards')).not.toBeInTheDocument());
});

test('the operator claims one after the other where it pays the gas', async () => {
  const { api, chain } = show([reward(9), reward(8)], (page) => {
    page.api.config = { ...page.api.config, sponsorsGas: true };
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Claim all' }));
  expect(await screen.findByText('Rewards claimed successfully!')).toBeVisible();
  expect(api.relayed).toEqual([9, 8]);
  expect(chain.sent).toHaveLength(0);
});

test('offers no Claim all for a single one', async () => {
  show([reward(9)]);
  await screen.findByText('Claimable Rewards');
  expect(screen.queryByRole('button', { name: 'Claim all' })).not.toBeInTheDocument();
});

test.each([
  ['No rewards available to claim for this round.', reverts.NoRewardsToClaim],
  ['Rewards already claimed for this round.', reverts.AlreadyWithdrawn],
  ['Insufficient funds for gas fee.', walletError('insufficient funds for gas')],
  ['Failed to claim rewards.', walletError('')],
  ['the node is tired', walletError('the node is tired')],
])('tells why it failed: %s', async (text, error) => {
  show([reward(9)], ({ chain }) => {
    chain.throws['simulate'] = error;
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Claim Round #9' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});

test('is cancelled quietly where the player declines', async () => {
  show([reward(9)], ({ chain }) => {
    chain.throws['eth_sendTransaction'] = walletError('no', { code: 4001 });
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Claim Round #9' }));
  expect(await screen.findByText('Transaction was cancelled.')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('lists none where they cannot be read', async () => {
  const { api } = show(
    [reward(9)],
    ({ api }) => void api.down.add('/user/claimable-rewards-bypass'),
  );
  await waitFor(() => expect(api.asked).toContain('/user/claimable-rewards-bypass'));
  expect(screen.queryByText('Claimable Rewards')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a message goes when the player closes it', async () => {
  show([reward(9)], ({ chain }) => {
    chain.throws['simulate'] = reverts.NoRewardsToClaim;
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Claim Round #9' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Dismiss message' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
