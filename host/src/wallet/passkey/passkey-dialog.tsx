import {
  Button,
  CopyButton,
  Dialog,
  Field,
  shortAddress,
  styled,
  useAppDispatch,
  useConfigQuery,
  useSession,
  type Config,
} from '@updown/shared';
import { useEffect, useState } from 'react';
import { t } from '../../../texts/texts';
import { CallNotice } from './call-notice';
import { joinLink, passkeyFor, signerIn, signerOf } from './join-account';
import { keepPasskey, keptPasskey, type KeptPasskey } from './kept-passkey';
import { Part } from './part';
import { exists, loadAccounts, nodeOf, readAccount, type Node } from './passkey-account';
import { endPrompt } from './prompt';
import { SendTokens } from './send-tokens';
import { signerFault } from './signer-fault';
import { useAccountCalls } from './use-account-calls';

const Text = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.sm};
`;

const Row = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.sm};
  min-height: 44px;
  font-size: ${({ theme }) => theme.font.size.sm};
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.sm};
`;

/** The account's keys. `first`: whether the first passkey is still one of them. */
interface Keys {
  readonly first: boolean;
  readonly added: readonly string[];
}

async function readKeys(node: Node, account: string): Promise<Keys> {
  if (!(await exists(node, account))) return { first: true, added: [] };
  const [removed, added] = await Promise.all([
    readAccount(node, account, 'firstRemoved'),
    readAccount(node, account, 'addedSigners'),
  ]);
  return { first: removed !== true, added: [...(added as string[])] };
}

/** The account's keys as they are on the chain; `undefined` until they are read. */
function useKeys(account: string, isOpen: boolean) {
  const dispatch = useAppDispatch();
  const [keys, setKeys] = useState<Keys>();
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (!isOpen) return;
    let isWanted = true;
    readKeys(nodeOf({ dispatch }), account).then(
      (read) => isWanted && setKeys(read),
      () => undefined,
    );
    return () => void (isWanted = false);
  }, [dispatch, account, isOpen, round]);
  return { keys, readAgain: () => setRound((count) => count + 1) };
}

interface PasskeyDialogProps {
  open: boolean;
  onClose: () => void;
  onFocusLost?: () => void;
}

/** The account of a passkey: what is lost with the device, sending tokens away, and the keys that hold the account. */
export function PasskeyDialog({ open, onClose, onFocusLost }: PasskeyDialogProps) {
  const passkey = keptPasskey();
  const { data: config } = useConfigQuery();
  const { userAddress } = useSession();
  useEffect(() => (open ? endPrompt : undefined), [open]);
  if (passkey === null || config === undefined || userAddress === null) return null;
  return (
    <Dialog open={open} onClose={onClose} onFocusLost={onFocusLost} title={t('Passkey')}>
      <Text>
        {t(
          'Only the keys below hold this account. If you lose all of them, nobody can give you the account or its tokens back.',
        )}
      </Text>
      <KeyList passkey={passkey} config={config} isOpen={open} />
      <SendTokens config={config} account={passkey.account} />
    </Dialog>
  );
}

interface KeyListProps {
  passkey: KeptPasskey;
  config: Config;
  isOpen: boolean;
}

function KeyList({ passkey, config: { contracts }, isOpen }: KeyListProps) {
  const { account } = passkey;
  const { keys, readAgain } = useKeys(account, isOpen);
  const { send, isSending, failure } = useAccountCalls();
  const [typed, setTyped] = useState('');
  const [typedError, setTypedError] = useState<string>();

  async function change(title: string, name: 'addSigner' | 'removeSigner', signer: string) {
    const isDone = await send(title, async () => {
      const { accountCalls } = await loadAccounts();
      return { to: account, data: accountCalls.encodeFunctionData(name, [signer]) };
    });
    if (isDone) readAgain();
    return isDone;
  }

  async function addHere() {
    const isDone = await send(t('Passkey added'), async () => {
      const known = [passkey.id, ...(passkey.others ?? [])];
      const { id, signer } = await passkeyFor(account, shortAddress(account), known);
      keepPasskey({ ...passkey, others: [...known.slice(1), id] });
      const { accountCalls } = await loadAccounts();
      return { to: account, data: accountCalls.encodeFunctionData('addSigner', [signer]) };
    });
    if (isDone) readAgain();
  }

  async function addTyped() {
    const { passkeyVerifier } = await loadAccounts();
    const signer = signerIn(typed, passkeyVerifier);
    if (signer === null) {
      setTypedError(
        t('Enter the code that the other device shows, or an address: 0x and 40 digits.'),
      );
      return;
    }
    const held = [...(keys?.added ?? []), passkey.signer ?? signerOf(passkeyVerifier, passkey)];
    const fault = await signerFault(typed, signer, {
      account,
      held,
      contracts: [contracts.game, contracts.token],
    });
    setTypedError(fault ?? undefined);
    if (fault !== null) return;
    if (await change(t('Key added'), 'addSigner', signer)) setTyped('');
  }

  const own = passkey.signer ?? '';
  const all = keys === undefined ? [] : [...(keys.first ? [''] : []), ...keys.added];
  return (
    <Part>
      <h3>{t('Keys')}</h3>
      <ul>
        {all.map((signer) => (
          <Row key={signer}>
            <span>
              {nameOf(signer)}
              {signer === own && ` (${t('this device')})`}
            </span>
            {/* The contract lets no key remove itself, so that one which works remains. */}
            {all.length > 1 && signer !== own && (
              <Button
                $small
                $variant="danger"
                disabled={isSending}
                aria-label={t('Remove {key}', { key: nameOf(signer) })}
                onClick={() =>
                  void change(t('Key removed'), 'removeSigner', signer === '' ? '0x' : signer)
                }
              >
                {t('Remove')}
              </Button>
            )}
          </Row>
        ))}
      </ul>
      <CallNotice failure={failure} />
      <Button disabled={isSending} onClick={() => void addHere()}>
        {t('Add a passkey here')}
      </Button>
      <Text>{t('It goes to another authenticator, such as a security key.')}</Text>
      <Line>
        <Text>{t('For another device, open this link there, and enter its code below.')}</Text>
        <CopyButton text={joinLink(passkey)} what={t('link for another device')} />
      </Line>
      <Field
        label={t("Another device's code, or an owner's address")}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        autoComplete="off"
        spellCheck={false}
        {...(typedError !== undefined && { error: typedError })}
      />
      <Button disabled={isSending || typed === ''} onClick={() => void addTyped()}>
        {t('Add the key')}
      </Button>
    </Part>
  );
}

const PASSKEY_DIGITS = 2 + 2 * 84;

function nameOf(signer: string): string {
  if (signer === '') return t('First passkey');
  if (signer.length < PASSKEY_DIGITS) {
    return t('Address {address}', { address: shortAddress(signer) });
  }
  return t('Passkey …{end}', { end: signer.slice(-4) });
}
