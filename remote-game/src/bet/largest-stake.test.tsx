import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MAX_ALLOWANCE, roundsApi } from '@updown/shared';
import { act } from 'react';
import { CommandProvider } from '../commands/command-provider';
import { liveRound } from '../testing/fake-api';
import { ion, type FakeChain } from '../testing/fake-chain';
import { renderInPage, serveApi } from '../testing/render-in-page';
import { BetCard } from './bet-card';

serveApi();

function show(largest: FakeChain['largest'], allowance = MAX_ALLOWANCE) {
  return renderInPage(
    <CommandProvider>
      <BetCard />
    </CommandProvider>,
    {
      given: ({ chain }) => {
        Object.assign(chain, { largest, allowance, balance: ion(9_000_000) });
      },
    },
  );
}

const input = () => screen.findByRole('spinbutton', { name: 'Stake (ION)' });
const up = () => screen.getByRole('button', { name: /PREDICT UP/ });
const down = () => screen.getByRole('button', { name: /PREDICT DOWN/ });

test('the input says what a side takes, and only the other is offered above it', async () => {
  show({ roundId: 7, up: ion(40_000) + 1n, down: ion(1_800_000) });
  await waitFor(async () =>
    expect(await input()).toHaveAccessibleDescription(
      'Min 30,000 · Max 3,000,000. Now at most 40,000 on UP, at most 1,800,000 on DOWN.',
    ),
  );
  await waitFor(() => expect(up()).toBeEnabled());
  await userEvent.clear(await input());
  await userEvent.type(await input(), '50000');
  expect(up()).toBeDisabled();
  expect(down()).toBeEnabled();
});

test('nothing is offered that neither side takes, an approval for it included', async () => {
  show({ roundId: 7, up: 0n, down: ion(40_000) }, 0n);
  const approve = () => screen.getByRole('button', { name: 'Approve Tokens' });
  await waitFor(() => expect(approve()).toBeEnabled());
  await userEvent.clear(await input());
  await userEvent.type(await input(), '50000');
  await waitFor(() => expect(approve()).toBeDisabled());
  expect(await input()).toHaveAccessibleDescription('Now no stake on UP, at most 40,000 on DOWN.');
});

test('it is read again when a stake changes the pools', async () => {
  const { chain, store } = show({ roundId: 7, up: ion(30_000), down: ion(3_000_000) });
  await waitFor(() => expect(up()).toBeEnabled());
  chain.largest.up = 0n;
  act(() => {
    store.dispatch(
      roundsApi.util.updateQueryData('currentRound', undefined, (draft) => {
        draft.current = { ...liveRound, up_predictions: '90000' };
      }),
    );
  });
  await waitFor(() => expect(up()).toBeDisabled());
  expect(down()).toBeEnabled();
});

test('a node that has not come to the round yet refuses nothing', async () => {
  const { chain } = show({ roundId: 6, up: 0n, down: 0n });
  await waitFor(() => expect(up()).toBeEnabled());
  expect(chain.largest.roundId).toBe(6);
  expect(await input()).toHaveAccessibleDescription('Min 30,000 · Max 3,000,000');
});
