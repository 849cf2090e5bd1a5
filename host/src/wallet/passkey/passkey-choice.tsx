import {
  Button,
  CopyButton,
  errorMessage,
  isRejection,
  Notice,
  shortAddress,
  styled,
  useAppDispatch,
  type BetOffer,
} from '@updown/shared';
import { useEffect, useEffectEvent, useState } from 'react';
import { t } from '../../../texts/texts';
import type { FoundWallet } from '../find-wallets';
import { QrPicture } from '../qr-code/qr-picture';
import {
  accountToJoin,
  codeOf,
  forgetAccountToJoin,
  joiningPasskey,
  makeJoiningPasskey,
  type Joining,
} from './join-account';
import { forgetPasskey, keepPasskey, keptPasskey } from './kept-passkey';
import { loadKnown } from './new-passkey';
import { exists, nodeOf, readAccount } from './passkey-account';

const ASK_EVERY_MS = 2_000;

const Box = styled.div`
  display: grid;
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

const Code = styled.code`
  padding: ${({ theme }) => theme.space.sm};
  background: ${({ theme }) => theme.color.canvas};
  border-radius: ${({ theme }) => theme.radius.sm};
  font-size: ${({ theme }) => theme.font.size.sm};
  overflow-wrap: anywhere;
`;

interface PasskeyChoiceProps {
  wallet: FoundWallet;
  /** The bet that the passkey places; null if the player only connects. */
  bet: BetOffer | null;
  /** Whether the passkey is the first choice of this device. */
  isMain: boolean;
  busy: boolean;
  onConnect: () => void;
}

/** Play with a passkey: a new one, the one of this browser, one from another device, or one for an account that adds it. */
export function PasskeyChoice({ wallet, bet, isMain, busy, onConnect }: PasskeyChoiceProps) {
  const dispatch = useAppDispatch();
  const [error, setError] = useState<string | null>(null);
  const joins = accountToJoin();
  const kept = keptPasskey();

  async function look(): Promise<void> {
    setError(null);
    try {
      const { findPasskey } = await loadKnown();
      await findPasskey(nodeOf({ dispatch }));
      if (joins !== null) forgetAccountToJoin();
      onConnect();
    } catch (thrown) {
      if (isRejection(thrown)) return;
      setError(errorMessage(thrown, t('The passkey could not be read. Please try again.')));
    }
  }

  return (
    <Box>
      {joins === null ? (
        <>
          <Button $wide $variant={isMain ? 'primary' : 'quiet'} disabled={busy} onClick={onConnect}>
            {wallet.icon !== undefined && <img src={wallet.icon} alt="" />}
            {bet === null
              ? t('Play with a passkey')
              : t('{bet} with a passkey', { bet: bet.label })}
          </Button>
          {kept === null ? (
            <Hint>
              {t(
                'No wallet needed: your fingerprint, face or screen lock is the key. Only your devices hold it. If you lose all of them, nobody can give you the account or its tokens back, so add a second passkey soon.',
              )}
            </Hint>
          ) : (
            <Hint>{t('Your account is {account}.', { account: shortAddress(kept.account) })}</Hint>
          )}
          <Button $wide disabled={busy} onClick={() => void look()}>
            {kept === null ? t('I have a passkey already') : t('Use another passkey')}
          </Button>
          {kept !== null && (
            <Button
              $wide
              disabled={busy}
              onClick={() => {
                forgetPasskey();
                onConnect();
              }}
            >
              {t('Start a new account')}
            </Button>
          )}
        </>
      ) : (
        <>
          <Join account={joins} onAdded={onConnect} />
          <Button $wide disabled={busy} onClick={() => void look()}>
            {t('I have a passkey already')}
          </Button>
        </>
      )}
      {error !== null && (
        <Notice tone="error" role="alert">
          {error}
        </Notice>
      )}
    </Box>
  );
}

interface JoinProps {
  account: string;
  onAdded: () => void;
}

/** Makes a passkey on this device, shows its code, and waits until the account has added it. */
function Join({ account, onAdded }: JoinProps) {
  const dispatch = useAppDispatch();
  const [made, setMade] = useState<Joining | null>(() => joiningPasskey(account));
  const [error, setError] = useState<string | null>(null);
  const added = useEffectEvent(onAdded);

  useEffect(() => {
    if (made === null) return;
    const node = nodeOf({ dispatch });
    const timer = setInterval(() => {
      void isAdded(node, made).then(
        (is) => {
          if (!is) return;
          clearInterval(timer);
          keepPasskey(made);
          forgetAccountToJoin();
          added();
        },
        () => undefined,
      );
    }, ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [made, dispatch]);

  async function make(): Promise<void> {
    setError(null);
    try {
      setMade(await makeJoiningPasskey(account, shortAddress(account)));
    } catch (thrown) {
      if (isRejection(thrown)) return;
      setError(errorMessage(thrown, t('No passkey was made.')));
    }
  }

  return (
    <>
      {made === null ? (
        <>
          <Button $wide $variant="primary" onClick={() => void make()}>
            {t('Make a passkey for {account}', { account: shortAddress(account) })}
          </Button>
          <Hint>{t('This device can then play with that account, and send its tokens.')}</Hint>
        </>
      ) : (
        <>
          <Hint>
            {t(
              'Enter this code on your other device, under Profile, Passkey, Add another device. This page waits for it.',
            )}
          </Hint>
          <QrPicture of={codeOf(made)} label={t('QR code for another device')} />
          <Code translate="no">{codeOf(made)}</Code>
          <CopyButton text={codeOf(made)} what={t('code')} />
        </>
      )}
      {error !== null && (
        <Notice tone="error" role="alert">
          {error}
        </Notice>
      )}
    </>
  );
}

async function isAdded(node: ReturnType<typeof nodeOf>, { account, signer }: Joining) {
  if (!(await exists(node, account))) return false;
  return ((await readAccount(node, account, 'addedSigners')) as string[]).includes(signer);
}
