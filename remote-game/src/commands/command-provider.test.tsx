import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  selectToasts,
  transactionFailed,
  transactionIndexed,
  transactionSigning,
} from '@updown/shared';
import { CHAIN_ID, PLAYER } from '@updown/shared/testing';
import { useState } from 'react';
import { renderInPage } from '../../testing/render-in-page';
import { CommandProvider } from './command-provider';
import { useCommands, type Message } from './use-commands';

const DROPPED = 'The transaction was dropped.';
const SENT = {
  id: '1',
  kind: 'predict',
  from: PLAYER,
  chainId: CHAIN_ID,
  summary: 'Predict UP',
} as const;

function Predict() {
  const { run, message } = useCommands();
  const lose = () => {
    run('predict', (dispatch) => {
      dispatch(transactionSigning(SENT));
      dispatch(transactionFailed({ id: '1', error: DROPPED, rejected: false, lost: 1 }));
      return Promise.resolve({ kind: 'predict', text: DROPPED, isLost: true });
    });
  };
  return <button onClick={lose}>{message?.text ?? 'Predict'}</button>;
}

test('the error of a lost transaction goes when its effect comes after all', async () => {
  const { store } = renderInPage(
    <CommandProvider>
      <Predict />
    </CommandProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Predict' }));
  expect(await screen.findByText(DROPPED)).toBeVisible();
  act(() => void store.dispatch(transactionIndexed({ id: '1' })));
  expect(screen.queryByText(DROPPED)).not.toBeInTheDocument();
});

test('a toast shows the message of a command that ends after the player has left the page', async () => {
  let end = (_message: Message): void => undefined;
  const approved = new Promise<Message>((resolve) => (end = resolve));
  function Approve() {
    const { run } = useCommands();
    return <button onClick={() => run('approve', () => approved)}>Approve</button>;
  }
  function Page() {
    const [hasLeft, setHasLeft] = useState(false);
    return (
      <>
        <button onClick={() => setHasLeft(true)}>Leave</button>
        {!hasLeft && (
          <CommandProvider>
            <Approve />
          </CommandProvider>
        )}
      </>
    );
  }
  const { store } = renderInPage(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
  const message = {
    kind: 'approve',
    text: 'Tokens approved successfully!',
    success: true,
  } as const;
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  end(message);
  await waitFor(() =>
    expect(selectToasts(store.getState())).toMatchObject([
      { kind: 'approve', title: 'Tokens approved successfully!', type: 'success' },
    ]),
  );
});
