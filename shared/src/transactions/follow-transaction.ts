import { formatEther } from 'ethers';
import { readAgain, type Tags } from '../api/read-again';
import { systemApi } from '../api/system';
import type { AppThunk } from '../store/create-store';
import { waitInSight } from '../visibility/wait-in-sight';
import { WalletError } from '../wallet/wallet-error';
import { receiptOf } from './receipt-of';
import { transactionConfirmed, transactionIndexed } from './transaction-slice';

const INDEXED_EVERY_MS = 250;
/** After this long the page stops asking; the event stream or the next poll brings the data. */
const INDEXED_WITHIN_MS = 15_000;

/** What a transaction of the player may change. */
export const CHANGED: Tags = ['Player', 'Round', 'Players', 'Token', 'Session', 'Admin'];

/** Waits for the receipt, then until the API has indexed its block, then reads again what it changed. */
export function followTransaction(id: string, hash: string): AppThunk<Promise<void>> {
  return async (dispatch, _getState, extra) => {
    const receipt = await receiptOf(extra.wallet(), hash).catch((lost: unknown) => {
      // What took its place may have done the same, or something else.
      dispatch(readAgain(CHANGED));
      throw lost;
    });
    if (BigInt(receipt.status) === 0n) {
      throw new WalletError('The transaction was reverted by the contract.', false);
    }
    const block = Number(receipt.blockNumber);
    const config = await dispatch(
      systemApi.endpoints.config.initiate(undefined, { subscribe: false }),
    ).unwrap();
    const cost = BigInt(receipt.gasUsed) * BigInt(receipt.effectiveGasPrice ?? '0x0');
    const details = {
      gasUsed: BigInt(receipt.gasUsed).toLocaleString('en-US'),
      gasCost: formatEther(cost),
      paidBy: receipt.from,
      network: config.network,
    };
    dispatch(transactionConfirmed({ id, hash, block, details }));
    dispatch(readAgain(['Token']));
    void dispatch(waitUntilIndexed(block)).then(() => {
      dispatch(transactionIndexed({ id }));
      dispatch(readAgain(CHANGED));
    });
  };
}

function waitUntilIndexed(block: number): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const until = Date.now() + INDEXED_WITHIN_MS;
    while (Date.now() < until) {
      const { data } = await dispatch(
        systemApi.endpoints.ready.initiate(undefined, { subscribe: false, forceRefetch: true }),
      );
      if (data !== undefined && data.indexedBlock >= block) return;
      await waitInSight(INDEXED_EVERY_MS);
    }
  };
}
