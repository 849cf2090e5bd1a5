import {
  type BetOffer,
  Button,
  msg,
  Notice,
  type QuickPlayBounds,
  styled,
  toastShown,
  useAppDispatch,
  useConfigQuery,
  useMediaQuery,
  useWallet,
} from '@updown/shared';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { t } from '../../../texts/texts';
import type { FoundWallet } from '../../wallet/find-wallets';
import { keptPasskey } from '../../wallet/passkey/kept-passkey';
import { PASSKEY_ID } from '../../wallet/passkey/offer-passkey';
import { PasskeyChoice } from '../../wallet/passkey/passkey-choice';
import { endPrompt } from '../../wallet/passkey/prompt';
import { useWallets } from '../../wallet/wallets';
import { signIn } from '../sign-in';
import { signInFailure, type SignInFailure } from '../sign-in-failure';
import { signInToBet } from '../sign-in-to-bet';
import { ConfirmBet } from './confirm-bet';
import { WalletAppCode, walletApps } from './wallet-app-code';

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

const AppLink = styled.a<{ $isMain: boolean }>`
  display: flex;
  align-items: center;
  justify-content: center;
  min-height: 44px;
  padding: 0 ${({ theme }) => theme.space.md};
  background: ${({ theme, $isMain }) => theme.color[$isMain ? 'accent' : 'raised']};
  border-radius: ${({ theme }) => theme.radius.sm};
  color: ${({ theme, $isMain }) => theme.color[$isMain ? 'onAccent' : 'text']};
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

interface ConnectWalletProps {
  /** The bet that the player has chosen; null if they only connect. */
  bet: BetOffer | null;
  /** Whether a passkey is there, and its player confirms the bet. */
  isConfirming: boolean;
  onConfirming: (isConfirming: boolean) => void;
  onConnected: () => void;
}

/**
 * Lists the wallets, MetaMask first, and signs in with the chosen one. A phone's browser has none: there the passkey comes first,
 * and the wallets' apps open this page, by a link, or on a computer by a code for the phone.
 */
export function ConnectWallet({
  bet,
  isConfirming,
  onConfirming,
  onConnected,
}: ConnectWalletProps) {
  const dispatch = useAppDispatch();
  const { connection, finder } = useWallets();
  const { status } = useWallet();
  const { data: config } = useConfigQuery();
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
      onConfirming(false);
    },
    [onConfirming],
  );

  function newAttempt(): AbortSignal {
    setQuietly(null);
    leaving.current = new AbortController();
    return leaving.current.signal;
  }

  function end(failure: SignInFailure | null): void {
    if (failure === null) onConnected();
    else if (failure.quiet) setQuietly(failure.message);
    else dispatch(signInFailed(failure));
  }

  async function connect(wallet: FoundWallet): Promise<void> {
    end(await dispatch(signIn(connection, wallet, newAttempt())));
  }

  // A passkey asks for each signature, so the bet's own signs the player in, too.
  const betByPasskey = config?.sponsorsGas === true ? bet : null;

  async function connectPasskey(wallet: FoundWallet): Promise<void> {
    if (betByPasskey === null) return connect(wallet);
    const signal = newAttempt();
    try {
      await wallet.provider.request({ method: 'eth_requestAccounts' });
      if (signal.aborted) return;
      // Only an account's first passkey sends a transaction before it has signed in.
      if (keptPasskey()?.signer !== undefined) return await connect(wallet);
      onConfirming(true);
    } catch (thrown) {
      if (!signal.aborted) end(signInFailure(thrown));
    }
  }

  async function confirm(wallet: FoundWallet, chosen: BetOffer, bounds: QuickPlayBounds) {
    end(await dispatch(signInToBet(connection, wallet, chosen, bounds, newAttempt())));
  }

  const isTouch = useMediaQuery('(pointer: coarse)');
  const apps = found.length === 0 ? walletApps(window.location) : [];
  const metaMaskIsMissing = !found.some(({ name }) => name === 'MetaMask');
  const said = quietly !== null && (
    <Notice tone="info" role="status">
      {quietly}
    </Notice>
  );
  if (isConfirming && passkey !== undefined && betByPasskey !== null) {
    return (
      <>
        <ConfirmBet
          bet={betByPasskey}
          isBusy={busy}
          onConfirm={(bounds) => void confirm(passkey, betByPasskey, bounds)}
        />
        {said}
      </>
    );
  }
  const passkeyChoice = passkey !== undefined && (
    <PasskeyChoice
      wallet={passkey}
      bet={betByPasskey}
      isMain={isTouch || found.length === 0}
      busy={busy}
      onConnect={() => void connectPasskey(passkey)}
    />
  );
  return (
    <>
      <p>{t('Connect your MetaMask wallet to start playing and manage your funds securely.')}</p>
      {isTouch && passkeyChoice}
      <List>
        {isTouch &&
          apps.map(({ name, href }) => (
            <li key={name}>
              <AppLink $isMain={passkey === undefined} href={href}>
                {t('Connect {wallet}', { wallet: name })}
              </AppLink>
            </li>
          ))}
        {metaMaskIsMissing && !(isTouch && apps.length > 0) && (
          <li>
            <Button $wide onClick={() => dispatch(missingMetaMask())}>
              {t('Connect MetaMask')}
            </Button>
          </li>
        )}
        {found.map((wallet, index) => (
          <li key={wallet.id}>
            <Button
              $wide
              $variant={index === 0 && !(isTouch && passkey !== undefined) ? 'primary' : 'quiet'}
              disabled={busy}
              onClick={() => void connect(wallet)}
            >
              {wallet.icon !== undefined && <img src={wallet.icon} alt="" />}
              {t('Connect {wallet}', { wallet: wallet.name })}
            </Button>
          </li>
        ))}
      </List>
      <Hint>{t('Make sure MetaMask is installed and unlocked')}</Hint>
      {!isTouch && passkeyChoice}
      {!isTouch && apps.length > 0 && <WalletAppCode apps={apps} />}
      {busy && (
        <Notice tone="info" role="status">
          {t(steps[status])}
        </Notice>
      )}
      {said}
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
