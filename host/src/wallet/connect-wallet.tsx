import { Button, Notice, styled, toastShown, useAppDispatch, useWallet } from '@updown/shared';
import { useEffect, useRef, useState } from 'react';
import { useHost } from '../app/host-context';
import { signIn } from '../session/sign-in';
import type { FoundWallet } from './find-wallets';
import { useFoundWallets } from './use-wallets';

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.xs};

  img {
    width: 20px;
    height: 20px;
    border-radius: 4px;
  }
`;

const Hint = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.sm};
`;

const steps = {
  connecting: 'Waiting for your wallet to connect…',
  signing: 'Please sign the message in your wallet…',
} as const;

/** Offers the wallets that there are, MetaMask first, and signs in with the one that is chosen. */
export function ConnectWallet({ onConnected }: { onConnected: () => void }) {
  const dispatch = useAppDispatch();
  const { connection } = useHost().wallets;
  const { status } = useWallet();
  const found = useFoundWallets();
  const [quietly, setQuietly] = useState<string | null>(null);
  const leaving = useRef<AbortController | null>(null);
  const busy = status === 'connecting' || status === 'signing';

  // A dialog that is closed gives the sign-in up.
  useEffect(() => () => leaving.current?.abort(), []);

  async function connect(wallet: FoundWallet): Promise<void> {
    setQuietly(null);
    const attempt = (leaving.current = new AbortController());
    const failure = await dispatch(signIn(connection, wallet, attempt.signal));
    if (failure === null) onConnected();
    else if (failure.quiet) setQuietly(failure.message);
    else dispatch(toastShown({ type: 'error', title: 'Sign-in failed', message: failure.message }));
  }

  const metaMaskIsMissing = !found.some(({ name }) => name === 'MetaMask');
  return (
    <>
      <p>Connect your MetaMask wallet to start playing and manage your funds securely.</p>
      <List>
        {metaMaskIsMissing && (
          <li>
            <Button $wide onClick={() => dispatch(missingMetaMask())}>
              Connect MetaMask
            </Button>
          </li>
        )}
        {found.map((wallet) => (
          <li key={wallet.id}>
            <Button $wide $variant="primary" disabled={busy} onClick={() => void connect(wallet)}>
              {wallet.icon !== undefined && <img src={wallet.icon} alt="" />}
              Connect {wallet.name}
            </Button>
          </li>
        ))}
      </List>
      <Hint>Make sure MetaMask is installed and unlocked</Hint>
      {busy && (
        <Notice tone="info" role="status">
          {steps[status]}
        </Notice>
      )}
      {quietly !== null && (
        <Notice tone="info" role="status">
          {quietly}
        </Notice>
      )}
    </>
  );
}

const missingMetaMask = () =>
  toastShown({
    type: 'error',
    title: 'MetaMask not installed',
    message: 'Please install MetaMask to interact with the game.',
  });
