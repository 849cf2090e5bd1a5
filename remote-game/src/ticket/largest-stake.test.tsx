import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MAX_ALLOWANCE, roundsApi } from '@updown/shared';
import { act } from 'react';
import { liveRound } from '../../testing/fake-api';
import { ion, type FakeChain } from '../../testing/fake-chain';
import { renderInPage } from '../../testing/render-in-page';
import { GamePanel } from '../game-panel/game-panel';

function show(largest: FakeChain['largest'], allowance = MAX_ALLOWANCE) {
  return renderInPage(<GamePanel />, {
    given: ({ chain }) => {
      Object.assign(chain, { largest, allowance, balance: ion(9_000_000) });
    },
  });
}

function input() {
  return screen.findByRole('spinbutton', { name: 'Stake (ION)' });
}
function up() {
  return screen.getByRole('button', { name: /PREDICT UP/ });
}
function down() {
  return screen.getByRole('button', { name: /PREDICT DOWN/ });
}

test('names the largest stake of a side, and above it enables only the other', async () => {
  show({ roundId: 7, up: ion(40_000) + 1n, down: ion(1_800_000) });
  await waitFor(async () =>
    expect(await input()).toHaveAccessibleDescription(
      'Min 30,000 · Max 3,000,000. The pool currently accepts up to 40,000 ION on UP and up to 1,800,000 ION on DOWN.',
    ),
  );
  await waitFor(() => expect(up()).toBeEnabled());
  await userEvent.clear(await input());
  await userEvent.type(await input(), '50000');
  expect(up()).toBeDisabled();
  expect(down()).toBeEnabled();
});

test("disables everything above both sides' largest stakes, even the approval", async () => {
  show({ roundId: 7, up: 0n, down: ion(40_000) }, 0n);
  const approve = () => screen.getByRole('button', { name: /^Approve Tokens/ });
  await waitFor(() => expect(approve()).toBeEnabled());
  await userEvent.clear(await input());
  await userEvent.type(await input(), '50000');
  await waitFor(() => expect(approve()).toBeDisabled());
  expect(await input()).toHaveAccessibleDescription(
    'The pool currently accepts none on UP and up to 40,000 ION on DOWN.',
  );
});

test('refetches when a stake changes the pools', async () => {
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

test('blocks nothing while the node has not seen the round', async () => {
  const { chain } = show({ roundId: 6, up: 0n, down: 0n });
  await waitFor(() => expect(up()).toBeEnabled());
  expect(chain.largest.roundId).toBe(6);
  expect(await input()).toHaveAccessibleDescription('Min 30,000 · Max 3,000,000');
});
