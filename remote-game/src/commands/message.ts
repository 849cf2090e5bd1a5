import type { TransactionKind, WalletError } from '@updown/shared';

/** What a command says when it ends. `quiet`: the player declined, nothing went wrong. */
export interface Message {
  kind: TransactionKind;
  text: string;
  quiet?: boolean;
}

/** The panel's rule for the colour of a message. */
export const isSuccess = ({ text }: Message): boolean => text.includes('successfully');

export const failed = (kind: TransactionKind, error: WalletError): Message => ({
  kind,
  text: error.message,
  quiet: error.rejected,
});
