import type { WalletPort } from '@updown/shared';

export interface WalletEvents {
  accountsChanged: readonly string[];
  /** Hexadecimal. */
  chainChanged: string;
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
