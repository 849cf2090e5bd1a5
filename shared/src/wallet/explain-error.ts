import { loadEvm } from '../evm/load-evm';
import { serverText } from '../texts/server-text';
import { revertData } from './revert-data';
import { toWalletError, WalletError } from './wallet-error';

/** As `toWalletError`, with the text of a contract's custom error if one is inside: its texts come with the contracts. */
export async function explainError(
  thrown: unknown,
  fallback: string,
  passesOn = true,
): Promise<WalletError> {
  const error = toWalletError(thrown, fallback, passesOn);
  const data = error === thrown || error.rejected ? null : revertData(thrown);
  if (data === null) return error;
  const revert = await loadEvm().then(
    ({ revertOf }) => revertOf(data),
    () => null,
  );
  return revert === null ? error : new WalletError(serverText(revert.text), false, revert.name);
}
