import { nanoid } from '@reduxjs/toolkit';
import type { Call } from '../contracts/calls';
import type { AppThunk } from '../store/create-store';
import { toWalletError, WalletError } from '../wallet/wallet-error';
import { followTransaction } from './follow-transaction';
import {
  transactionFailed,
  transactionSent,
  transactionSigning,
  type TransactionKind,
} from './transaction-slice';

export interface TransactionRequest {
  kind: TransactionKind;
  call: Call;
  /** What it does, for a person. */
  summary: string;
  /** The text of a failure that has none of its own, or none that a player should read. */
  fallback: string;
  roundId?: number;
  /** How much more gas to allow than estimated, in percent. */
  gasMargin?: number;
}

/** Of which kinds the wallet's or the node's own words are passed on to the player. */
const passesOn: Record<TransactionKind, boolean> = {
  'start-round': true,
  claim: true,
  approve: false,
  predict: false,
};

export type TransactionOutcome = { ok: true; hash: string } | { ok: false; error: WalletError };

/**
 * Simulates the call, asks the wallet to send it, and follows it until the API shows its effect. Resolves when it is
 * confirmed; never rejects.
 */
export function sendTransaction(
  request: TransactionRequest,
): AppThunk<Promise<TransactionOutcome>> {
  return async (dispatch, getState, extra) => {
    const { kind, call, summary, fallback, roundId, gasMargin = 0 } = request;
    const id = nanoid();
    const from = getState().wallet.address;
    try {
      if (from === null) throw new WalletError('Please connect your wallet first.', false);
      dispatch(
        transactionSigning({
          id,
          kind,
          from,
          summary,
          ...(roundId === undefined ? {} : { roundId }),
        }),
      );
      const wallet = extra.wallet();
      await wallet.request({ method: 'eth_call', params: [{ from, ...call }, 'latest'] });
      const estimate = await wallet.request({
        method: 'eth_estimateGas',
        params: [{ from, ...call }],
      });
      const gas = `0x${((BigInt(estimate as string) * BigInt(100 + gasMargin)) / 100n).toString(16)}`;
      const hash = (await wallet.request({
        method: 'eth_sendTransaction',
        params: [{ from, ...call, gas }],
      })) as string;
      dispatch(transactionSent({ id, hash }));
      await dispatch(followTransaction(id, hash));
      return { ok: true, hash };
    } catch (thrown) {
      const error = toWalletError(thrown, fallback, passesOn[kind]);
      dispatch(
        transactionFailed({
          id,
          error: error.message,
          rejected: error.rejected,
          ...(error.errorName === undefined ? {} : { errorName: error.errorName }),
        }),
      );
      return { ok: false, error };
    }
  };
}
