import { toAddress } from '@updown/shared';
import { t } from '../../../texts/texts';
import { bytesOf, importPoint } from './credential';

const ADDRESS_DIGITS = 2 + 2 * 20;
/** Zero and the precompiles: nobody has a key of theirs. */
const LAST_RESERVED = 0xffffn;

interface Account {
  readonly account: string;
  /** The signers that hold it. */
  readonly held: readonly string[];
  /** The game and its token, which sign nothing. */
  readonly contracts: readonly string[];
}

/** Whether the letters of an address are mixed, and not as its checksum (EIP-55) has them. */
export function isMistyped(typed: string): boolean {
  const isMixed = /[a-f]/.test(typed) && /[A-F]/.test(typed);
  return isMixed && toAddress(typed) !== typed;
}

function isOnCurve(key: Uint8Array): Promise<boolean> {
  return importPoint(key).then(
    () => true,
    () => false,
  );
}

/**
 * Why an account cannot take a key that its player has typed; null if it can. The contract refuses the same keys: with a key that
 * does not work, a player would believe to have a second one.
 */
export async function signerFault(
  typed: string,
  signer: string,
  { account, held, contracts }: Account,
): Promise<string | null> {
  const isSigner = (other: string) => other.toLowerCase() === signer.toLowerCase();
  if (held.some(isSigner)) return t('This key holds the account already.');
  if (signer.length > ADDRESS_DIGITS) {
    const key = bytesOf(signer).slice(20);
    if (await isOnCurve(key)) return null;
    return t('This code is damaged. Please copy it again on the other device.');
  }
  if (isMistyped(typed.trim())) {
    return t('A character of this address is wrong. Please copy it again.');
  }
  if (isSigner(account)) return t('This is the account itself, which cannot hold itself.');
  if (contracts.some(isSigner)) return t('This is a contract of the game, which signs nothing.');
  if (BigInt(signer) <= LAST_RESERVED) return t('Nobody can sign with this address.');
  return null;
}
