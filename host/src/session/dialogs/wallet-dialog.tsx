import {
  Button,
  Dialog,
  Notice,
  signOutRequested,
  styled,
  useAppDispatch,
  useConfigQuery,
  useWallet,
  type BetOffer,
  type Config,
} from '@updown/shared';
import { useState } from 'react';
import { t } from '../../../texts/texts';
import { AddressLine } from '../../wallet/address-line';
import { ConnectWallet } from './connect-wallet';

const known: Readonly<Record<number, string>> = {
  1: 'Ethereum Mainnet',
  11155111: 'Sepolia Testnet',
};

/** The name of the wallet's network. */
export function networkName(
  chainId: number | null,
  config: Pick<Config, 'chainId' | 'network'> | undefined,
): string {
  if (chainId === null || config === undefined) return '…';
  if (chainId === config.chainId) return config.network;
  return known[chainId] ?? t('Chain {id}', { id: chainId });
}

const Fact = styled.p`
  display: flex;
  justify-content: space-between;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.sm};

  strong {
    color: ${({ theme }) => theme.color.text};
    font-weight: ${({ theme }) => theme.font.weight.medium};
  }
`;

interface WalletDialogProps {
  open: boolean;
  /** The bet that the player has chosen; null if they only connect. */
  bet?: BetOffer | null;
  onClose: () => void;
  onFocusLost?: () => void;
}

/** Connects a wallet, or shows the connected one. */
export function WalletDialog({ open, bet = null, onClose, onFocusLost }: WalletDialogProps) {
  const { status, address } = useWallet();
  const connected = status === 'connected' && address !== null;
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onFocusLost={onFocusLost}
      title={
        connected
          ? t('Wallet Details')
          : isConfirming
            ? t('Confirm your bet')
            : t('Connect Your Wallet')
      }
    >
      {connected ? (
        <ConnectedWallet address={address} onClose={onClose} />
      ) : (
        <ConnectWallet
          bet={bet}
          isConfirming={isConfirming}
          onConfirming={setIsConfirming}
          onConnected={onClose}
        />
      )}
    </Dialog>
  );
}

function ConnectedWallet({ address, onClose }: { address: string; onClose: () => void }) {
  const dispatch = useAppDispatch();
  const network = networkName(useWallet().chainId, useConfigQuery().data);
  return (
    <>
      <Notice tone="success">{t('Wallet Connected Successfully')}</Notice>
      <AddressLine address={address} />
      <Fact>
        {t('Network')} <strong>{network}</strong>
      </Fact>
      <Button
        $variant="danger"
        onClick={() => {
          dispatch(signOutRequested());
          onClose();
        }}
      >
        {t('Disconnect Wallet')}
      </Button>
    </>
  );
}
