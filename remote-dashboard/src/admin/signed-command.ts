import {
  adminApi,
  explorerTransaction,
  signCommand,
  systemApi,
  toastShown,
  TRANSACTION_TOAST_MS,
  type AdminCommandName,
  type AdminCommands,
  type AdminResult,
  type AppThunk,
} from '@updown/shared';
import { t } from '../../texts/texts';
import type { Execute } from './use-command';

/** Runs a command that the admin's wallet signs and the operator's account sends. */
export function signedCommand<Name extends AdminCommandName>(
  name: Name,
  done: (args: AdminCommands[Name], result: AdminResult['data']) => string,
): Execute<AdminCommands[Name]> {
  return (args, onProgress) => async (dispatch) => {
    onProgress(t('Waiting for your signature...'));
    const proof = await dispatch(signCommand(name, args));
    onProgress(t('Sending...'));
    const { data } = await dispatch(
      adminApi.endpoints.adminCommand.initiate({ name, args, proof }),
    ).unwrap();
    const { transactionHash } = data;
    const message = done(args, data);
    if (transactionHash !== null) dispatch(announce(message, transactionHash));
    return { message, transactionHash };
  };
}

// The host shows toasts only for the wallet's transactions, and the server sent this one.
function announce(message: string, txHash: string): AppThunk {
  return (dispatch, getState) => {
    const explorerUrl = systemApi.endpoints.config.select()(getState()).data?.explorerUrl;
    dispatch(
      toastShown({
        title: t('Transaction Successful'),
        message,
        type: 'success',
        duration: TRANSACTION_TOAST_MS,
        txHash,
        ...(explorerUrl != null && { explorerUrl: explorerTransaction(explorerUrl, txHash) }),
      }),
    );
  };
}
