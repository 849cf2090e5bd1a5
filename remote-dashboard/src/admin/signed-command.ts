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
import type { CarryOut } from './use-command';

/** A command that the admin's wallet signs and the operator's account sends. */
export const signedCommand =
  <Name extends AdminCommandName>(
    name: Name,
    done: (args: AdminCommands[Name], result: AdminResult['data']) => string,
  ): CarryOut<AdminCommands[Name]> =>
  (args, tell) =>
  async (dispatch) => {
    tell('Sign in your wallet...');
    const proof = await dispatch(signCommand(name, args));
    tell('Sending...');
    const { data } = await dispatch(
      adminApi.endpoints.adminCommand.initiate({ name, args, proof }),
    ).unwrap();
    const { transactionHash } = data;
    const message = done(args, data);
    dispatch(announce(message, transactionHash));
    return { message, transactionHash };
  };

// The host announces what the wallet sends; this was sent by the server.
function announce(message: string, txHash: string): AppThunk {
  return (dispatch, getState) => {
    const explorerUrl = systemApi.endpoints.config.select()(getState()).data?.explorerUrl;
    dispatch(
      toastShown({
        title: 'Transaction Successful',
        message,
        type: 'success',
        duration: TRANSACTION_TOAST_MS,
        txHash,
        ...(explorerUrl != null && { explorerUrl: explorerTransaction(explorerUrl, txHash) }),
      }),
    );
  };
}
