import type { TransactionKind, WalletError } from '@updown/shared';

/**
 * The message at a command's end. `success`: the texts with 'successfully', in every language. `quiet`: the player
 * rejected it, so it is not an error.
 */
export interface Message {
  kind: TransactionKind;
  text: string;
  success?: true;
  quiet?: boolean;
}

/** The panel's rule for the colour of a message. */
export function isSuccess({ success }: Message): boolean {
  return success === true;
}

export function failed(kind: TransactionKind, error: WalletError): Message {
  return {
    kind,
    text: error.message,
    quiet: error.rejected,
  };
}
