import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { WalletRequest } from '@updown/shared';
import { renderInPage } from '@updown/shared/testing';
import { addresses } from '../../testing/api';
import { calmServer } from '../../testing/calm-server';
import { SafeProposals } from './safe-proposals';

calmServer();

const SAFE = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

function word(value: string | number): string {
  return (typeof value === 'number' ? value.toString(16) : value.slice(2)).padStart(64, '0');
}

/** By selector. The manager is a Safe of one signer, the player. */
const answers: Record<string, string> = {
  '0x8da5cb5b': word(addresses.owner), // owner()
  '0xc6b05266': word(SAFE), // gameManager()
  '0x9fd0506d': word(addresses.owner), // pauser()
  '0xe30c3978': word(0), // pendingOwner()
  '0xffa1ad74': word(32) + word(5) + '312e352e30'.padEnd(64, '0'), // VERSION()
  '0xe75235b8': word(1), // getThreshold()
  '0xa0e67e2b': word(32) + word(1) + word(addresses.player), // getOwners()
};

interface CallParams {
  from?: string;
  to: string;
  data: string;
}

/** A node on which the game refuses every command with `InvalidParameter("minimumDeposit", 1)`. */
function answer({ method, params }: WalletRequest): Promise<unknown> {
  const [first] = params as [CallParams | string];
  if (method === 'eth_getCode') return Promise.resolve(first === SAFE ? '0x60' : '0x');
  const known = answers[(first as CallParams).data.slice(0, 10)];
  if (known !== undefined) return Promise.resolve(`0x${known}`);
  const name = '6d696e696d756d4465706f736974'.padEnd(64, '0');
  const refusal = { code: 3, message: 'execution reverted', data: `0xee9c4b15${name}${word(1)}` };
  return Promise.reject(Object.assign(new Error('reverted'), refusal));
}

function show(chainId = 11155111) {
  const requests: WalletRequest[] = [];
  const request = (call: WalletRequest) => {
    requests.push(call);
    return answer(call);
  };
  renderInPage(<SafeProposals />, {
    wallet: () => ({ request }),
    player: { address: addresses.player, chainId },
  });
  return requests;
}

function propose(): Promise<void> {
  return userEvent.click(screen.getByRole('button', { name: 'Propose to the Safe' }));
}

test("a signer sees the call of the manager's Safe, its outcome, and what to hand over", async () => {
  const requests = show();
  expect(await screen.findByText(/Your wallet is one of the signers/)).toBeVisible();
  await propose();
  expect(screen.getByText('Please enter an amount')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Amount in ION'), '1');
  await propose();
  const proposal = await screen.findByRole('group', { name: 'Proposal' });
  await within(proposal).findByText(
    'Simulated now: it fails. The value is outside the allowed range for minimumDeposit.',
  );
  expect(proposal).toHaveTextContent(SAFE);
  expect(proposal).toHaveTextContent('setMinimumDeposit(uint256) amount: 1000000000000000000');
  const data = within(proposal).getByText(/^0xe78ec42e/).textContent;
  expect(requests.at(-1)).toMatchObject({
    method: 'eth_call',
    params: [{ from: SAFE, to: addresses.game, data }, 'latest'],
  });
  expect(within(proposal).getByRole('button', { name: /Download/ })).toBeEnabled();
});

test('a command of an ordinary owner has no Safe', async () => {
  show();
  await userEvent.selectOptions(await screen.findByLabelText('Command'), 'Prediction lock');
  await userEvent.type(screen.getByLabelText('Seconds'), '60');
  await propose();
  expect(await screen.findByRole('alert')).toHaveTextContent('No Safe has the right');
});

test('a wallet on another chain is not asked', () => {
  expect(show(1)).toEqual([]);
});
