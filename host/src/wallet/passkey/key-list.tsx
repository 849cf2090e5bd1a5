import { Button, shortAddress, styled, type Config, useAppDispatch } from '@updown/shared';
import { useState, useEffect } from 'react';
import { t } from '../../../texts/texts';
import { AddDevice } from './add-device';
import { CallNotice } from './call-notice';
import { passkeyFor } from './join-account';
import { keepPasskey, type KeptPasskey } from './kept-passkey';
import { Part } from './part';
import { loadAccounts, exists, nodeOf, readAccount, type Node } from './passkey-account';
import { useAccountCalls } from './use-account-calls';

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
