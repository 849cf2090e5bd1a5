import { Button, CopyButton, Field, styled, type Config } from '@updown/shared';
import { useState } from 'react';
import { t } from '../../../texts/texts';
import { QrPicture } from '../qr-code/qr-picture';
import { joinLink, signerIn, signerOf } from './join-account';
import type { KeptPasskey } from './kept-passkey';
import { loadAccounts } from './passkey-account';
import { signerFault } from './signer-fault';

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
export function AddDevice({ passkey, config, added, isSending, onAdd }: AddDeviceProps) {
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
