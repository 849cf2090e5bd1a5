import { Button, Notice, styled, toastShown, useAppDispatch, useWallet, msg } from '@updown/shared';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { t } from '../../../texts/texts';
import { useHost } from '../../host-context';
import type { FoundWallet } from '../../wallet/find-wallets';
import { signIn } from '../sign-in';
import type { SignInFailure } from '../sign-in-failure';

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
  connecting: msg('Waiting for your wallet to connect…'),
  signing: msg('Please sign the message in your wallet…'),
} as const;

/** Lists the wallets, MetaMask first, and signs in with the chosen one. */
export function ConnectWallet({ onConnected }: { onConnected: () => void }) {
  const dispatch = useAppDispatch();
  const { connection, finder } = useHost().wallets;
  const { status } = useWallet();
  const found = useSyncExternalStore(finder.subscribe, finder.list);
  const [quietly, setQuietly] = useState<string | null>(null);
  const leaving = useRef<AbortController | null>(null);
  const busy = status === 'connecting' || status === 'signing';

  // Closing the dialog aborts the sign-in.
  useEffect(() => () => leaving.current?.abort(), []);

  async function connect(wallet: FoundWallet): Promise<void> {
    setQuietly(null);
    const attempt = (leaving.current = new AbortController());
    const failure = await dispatch(signIn(connection, wallet, attempt.signal));
    if (failure === null) onConnected();
    else if (failure.quiet) setQuietly(failure.message);
    else dispatch(signInFailed(failure));
  }

  const metaMaskIsMissing = !found.some(({ name }) => name === 'MetaMask');
  return (
    <>
      <p>{t('Connect your MetaMask wallet to start playing and manage your funds securely.')}</p>
      <List>
        {metaMaskIsMissing && (
          <li>
            <Button $wide onClick={() => dispatch(missingMetaMask())}>
              {t('Connect MetaMask')}
            </Button>
          </li>
        )}
        {found.map((wallet) => (
          <li key={wallet.id}>
            <Button $wide $variant="primary" disabled={busy} onClick={() => void connect(wallet)}>
              {wallet.icon !== undefined && <img src={wallet.icon} alt="" />}
              {t('Connect {wallet}', { wallet: wallet.name })}
            </Button>
          </li>
        ))}
      </List>
      <Hint>{t('Make sure MetaMask is installed and unlocked')}</Hint>
      {busy && (
        <Notice tone="info" role="status">
          {t(steps[status])}
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

function signInFailed({ message, trace }: SignInFailure) {
  return toastShown({
    type: 'error',
    kind: 'sign-in',
    title: t('Sign-in failed'),
    message,
    trace,
  });
}

function missingMetaMask() {
  return toastShown({
    type: 'error',
    kind: 'sign-in',
    title: t('MetaMask not installed'),
    message: t('Please install MetaMask to interact with the game.'),
  });
}
