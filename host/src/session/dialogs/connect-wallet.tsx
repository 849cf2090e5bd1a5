import {
  Button,
  msg,
  Notice,
  styled,
  toastShown,
  useAppDispatch,
  useMediaQuery,
  useWallet,
} from '@updown/shared';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { t } from '../../../texts/texts';
import { useHost } from '../../host-context';
import type { FoundWallet } from '../../wallet/find-wallets';
import { PasskeyChoice } from '../../wallet/passkey/passkey-choice';
import { PASSKEY_ID } from '../../wallet/passkey/passkey-id';
import { endPrompt } from '../../wallet/passkey/prompt';
import { walletApps } from '../../wallet/wallet-apps';
import { signIn } from '../sign-in';
import type { SignInFailure } from '../sign-in-failure';
import { WalletAppCode } from './wallet-app-code';

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

const AppLink = styled.a`
  display: flex;
  align-items: center;
  justify-content: center;
  min-height: 44px;
  padding: 0 ${({ theme }) => theme.space.md};
  background: ${({ theme }) => theme.color.accent};
  border-radius: ${({ theme }) => theme.radius.sm};
  color: ${({ theme }) => theme.color.onAccent};
  font-size: ${({ theme }) => theme.font.size.sm};
  font-weight: ${({ theme }) => theme.font.weight.semibold};
  text-decoration: none;
`;

const Hint = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.sm};
`;

const steps = {
  connecting: msg('Waiting for your wallet to connect…'),
  signing: msg('Please sign the message in your wallet…'),
} as const;

/**
 * Lists the wallets, MetaMask first, and signs in with the chosen one. A phone's browser has none: there the wallets' apps open
 * this page, by a link, or on a computer by a code for the phone.
 */
export function ConnectWallet({ onConnected }: { onConnected: () => void }) {
  const dispatch = useAppDispatch();
  const { connection, finder } = useHost().wallets;
  const { status } = useWallet();
  const all = useSyncExternalStore(finder.subscribe, finder.list);
  const passkey = all.find(({ id }) => id === PASSKEY_ID);
  const found = all.filter((wallet) => wallet !== passkey);
  const [quietly, setQuietly] = useState<string | null>(null);
  const leaving = useRef<AbortController | null>(null);
  const busy = status === 'connecting' || status === 'signing';

  // Closing the dialog aborts the sign-in, and closes a passkey's prompt.
  useEffect(
    () => () => {
      leaving.current?.abort();
      endPrompt();
    },
    [],
  );

  async function connect(wallet: FoundWallet): Promise<void> {
    setQuietly(null);
    const attempt = (leaving.current = new AbortController());
    const failure = await dispatch(signIn(connection, wallet, attempt.signal));
    if (failure === null) onConnected();
    else if (failure.quiet) setQuietly(failure.message);
    else dispatch(signInFailed(failure));
  }

  const isTouch = useMediaQuery('(pointer: coarse)');
  const apps = found.length === 0 ? walletApps(window.location) : [];
  const metaMaskIsMissing = !found.some(({ name }) => name === 'MetaMask');
  return (
    <>
      <p>{t('Connect your MetaMask wallet to start playing and manage your funds securely.')}</p>
      <List>
        {isTouch &&
          apps.map(({ name, href }) => (
            <li key={name}>
              <AppLink href={href}>{t('Connect {wallet}', { wallet: name })}</AppLink>
            </li>
          ))}
        {metaMaskIsMissing && !(isTouch && apps.length > 0) && (
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
      {passkey !== undefined && (
        <PasskeyChoice wallet={passkey} busy={busy} onConnect={() => void connect(passkey)} />
      )}
      {!isTouch && apps.length > 0 && <WalletAppCode apps={apps} />}
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
