import type { WalletPort } from '@updown/shared';

/** What a wallet says is checked by its shape: not every wallet keeps to the standard. */
export interface WalletEvents {
  accountsChanged: unknown;
  chainChanged: unknown;
  disconnect: unknown;
}

/** The parts of an EIP-1193 provider that the host uses. */
export interface WalletProvider extends WalletPort {
  on<Name extends keyof WalletEvents>(
    event: Name,
    listener: (value: WalletEvents[Name]) => void,
  ): unknown;
  removeListener<Name extends keyof WalletEvents>(
    event: Name,
    listener: (value: WalletEvents[Name]) => void,
  ): unknown;
}
