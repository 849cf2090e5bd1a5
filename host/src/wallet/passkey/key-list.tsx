import {
  Button,
  type Config,
  CopyButton,
  Field,
  shortAddress,
  styled,
  useAppDispatch,
} from '@updown/shared';
import { useEffect, useState } from 'react';
import { t } from '../../../texts/texts';
import { QrPicture } from '../qr-code/qr-picture';
import { CallNotice } from './call-notice';
import { joinLink, passkeyFor, signerIn, signerOf } from './join-account';
import { keepPasskey, type KeptPasskey } from './kept-passkey';
import { Part } from './part';
import { exists, loadAccounts, type Node, nodeOf, readAccount } from './passkey-account';
import { signerFault } from './signer-fault';
import { useAccountCalls } from './use-account-calls';

const Steps = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.sm};
  padding: ${({ theme }) => theme.space.sm};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.sm};
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.sm};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.sm};
`;

interface AddDeviceProps {
  passkey: KeptPasskey;
  config: Config;
  /** The keys that were added to the account so far. */
  added: readonly string[];
  isSending: boolean;
  /** Resolves with whether the account has the key. */
  onAdd: (signer: string) => Promise<boolean>;
}

/** The link for another device, as a code to scan and to copy, and the field for what that device then shows. */
function AddDevice({ passkey, config, added, isSending, onAdd }: AddDeviceProps) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const link = joinLink(passkey);

  async function add(): Promise<void> {
    const { passkeyVerifier } = await loadAccounts();
    const signer = signerIn(typed, passkeyVerifier);
    if (signer === null) {
      setError(t('Enter the code that the other device shows, or an address: 0x and 40 digits.'));
      return;
    }
    const { game, token } = config.contracts;
    const fault = await signerFault(typed, signer, {
      account: passkey.account,
      held: [...added, passkey.signer ?? signerOf(passkeyVerifier, passkey)],
      contracts: [game, token],
    });
    setError(fault ?? undefined);
    if (fault === null && (await onAdd(signer))) setTyped('');
  }

  return (
    <Steps>
      <QrPicture of={link} label={t('QR code for another device')} />
      <Line>
        <p>{t('Scan this with the other device, or open the link there. It then shows a code.')}</p>
        <CopyButton text={link} what={t('link for another device')} />
      </Line>
      <Field
        label={t("Another device's code, or an owner's address")}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        autoComplete="off"
        spellCheck={false}
        {...(error !== undefined && { error })}
      />
      <Button disabled={isSending || typed === ''} onClick={() => void add()}>
        {t('Add the key')}
      </Button>
    </Steps>
  );
}

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

/** The account's keys as they are on the chain, read again after each change; `undefined` until they are read. */
export function useKeys(account: string, isOpen: boolean, isChanging: boolean) {
  const dispatch = useAppDispatch();
  const [keys, setKeys] = useState<Keys>();
  useEffect(() => {
    if (!isOpen || isChanging) return;
    let isWanted = true;
    readKeys(nodeOf({ dispatch }), account).then(
      (read) => isWanted && setKeys(read),
      () => undefined,
    );
    return () => void (isWanted = false);
  }, [dispatch, account, isOpen, isChanging]);
  return keys;
}

const Row = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.sm};
  min-height: 44px;
  font-size: ${({ theme }) => theme.font.size.sm};
`;

const Hint = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.sm};
`;

interface KeyListProps {
  passkey: KeptPasskey;
  config: Config;
  isOpen: boolean;
}

/** The keys that hold the account, with the ways to add one. */
export function KeyList({ passkey, config, isOpen }: KeyListProps) {
  const { account } = passkey;
  const { send, isSending, failure } = useAccountCalls();
  const keys = useKeys(account, isOpen, isSending);
  const [isAdding, setIsAdding] = useState(false);

  async function callOf(name: 'addSigner' | 'removeSigner', signer: string) {
    const { accountCalls } = await loadAccounts();
    return { to: account, data: accountCalls.encodeFunctionData(name, [signer]) };
  }
  const add = (signer: string) =>
    send({ summary: t('Add the key'), done: t('Key added') }, () => callOf('addSigner', signer));
  const remove = (key: string, signer: string) =>
    send({ summary: t('Remove {key}', { key }), done: t('Key removed') }, () =>
      callOf('removeSigner', signer),
    );
  const addHere = () =>
    send({ summary: t('Add a passkey here'), done: t('Passkey added') }, async () => {
      const known = [passkey.id, ...(passkey.others ?? [])];
      const { id, signer } = await passkeyFor(account, shortAddress(account), known);
      keepPasskey({ ...passkey, others: [...known.slice(1), id] });
      return callOf('addSigner', signer);
    });

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
                onClick={() => void remove(nameOf(signer), signer === '' ? '0x' : signer)}
              >
                {t('Remove')}
              </Button>
            )}
          </Row>
        ))}
      </ul>
      <CallNotice failure={failure} />
      <Button aria-expanded={isAdding} onClick={() => setIsAdding(!isAdding)}>
        {t('Add another device')}
      </Button>
      {isAdding && (
        <AddDevice
          passkey={passkey}
          config={config}
          added={keys?.added ?? []}
          isSending={isSending}
          onAdd={add}
        />
      )}
      <Button disabled={isSending} onClick={() => void addHere()}>
        {t('Add a passkey here')}
      </Button>
      <Hint>{t('Saves a second passkey, for example on a security key.')}</Hint>
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
