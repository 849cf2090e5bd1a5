import { errorText } from '../errors/error-text';
import { toWalletError, WalletError } from '../wallet/wallet-error';
import { loadEvm } from './load-evm';
import { revertData } from './revert-data';

/** Like `toWalletError`, but also explains a contract's custom error, whose texts load with the contracts' code. */
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
  const text = revert === null ? undefined : await errorText(revert.code, revert.params);
  return text === undefined ? error : new WalletError(text, false, revert?.name);
}
