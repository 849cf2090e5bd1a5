import { Dialog, styled, useConfigQuery, useSession } from '@updown/shared';
import { useEffect } from 'react';
import { t } from '../../../texts/texts';
import { AddressLine } from '../address-line';
import { keptPasskey } from './kept-passkey';
import { KeyList } from './key-list';
import { endPrompt } from './prompt';
import { SendTokens } from './send-tokens';

const Text = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.sm};
`;

interface PasskeyDialogProps {
  open: boolean;
  onClose: () => void;
  onFocusLost?: () => void;
}

/** The account of a passkey: its address, what is lost with the device, the keys that hold it, and sending tokens away. */
export function PasskeyDialog({ open, onClose, onFocusLost }: PasskeyDialogProps) {
  const passkey = keptPasskey();
  const { data: config } = useConfigQuery();
  const { userAddress } = useSession();
  useEffect(() => (open ? endPrompt : undefined), [open]);
  if (passkey === null || config === undefined || userAddress === null) return null;
  return (
    <Dialog open={open} onClose={onClose} onFocusLost={onFocusLost} title={t('Passkey')}>
      <AddressLine address={passkey.account} />
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
