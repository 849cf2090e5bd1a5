import type { WalletPort } from '@updown/shared';

/** A wallet's event payloads are `unknown`, because not every wallet follows the standard; their shape is checked. */
export interface WalletEvents {
  accountsChanged: unknown;
  chainChanged: unknown;
  disconnect: unknown;
}

/** The parts of an EIP-1193 provider that the host uses. Some wallets report no events. */
export interface WalletProvider extends WalletPort {
  on?<Name extends keyof WalletEvents>(
    event: Name,
    listener: (value: WalletEvents[Name]) => void,
  ): unknown;
  removeListener?<Name extends keyof WalletEvents>(
    event: Name,
    listener: (value: WalletEvents[Name]) => void,
  ): unknown;
}
