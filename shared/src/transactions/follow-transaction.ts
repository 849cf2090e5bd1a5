import { formatEther } from 'ethers';
import { api } from '../api/api';
import { systemApi } from '../api/system';
import type { AppThunk } from '../store/create-store';
import type { WalletPort } from '../wallet/wallet';
import { WalletError } from '../wallet/wallet-error';
import { transactionConfirmed, transactionIndexed } from './transaction-slice';

const RECEIPT_EVERY_MS = 400;
const INDEXED_EVERY_MS = 250;
/** After this long the page stops asking; the event stream or the next poll brings the data. */
const INDEXED_WITHIN_MS = 15_000;

interface Receipt {
  status: string;
  blockNumber: string;
  gasUsed: string;
  effectiveGasPrice?: string;
  from: string;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits for the receipt, then until the API has indexed its block, then reads again what it changed. */
export function followTransaction(id: string, hash: string): AppThunk<Promise<void>> {
  return async (dispatch, _getState, extra) => {
    const receipt = await receiptOf(extra.wallet(), hash);
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
    dispatch(api.util.invalidateTags(['Token']));
    void dispatch(waitUntilIndexed(block)).then(() => {
      dispatch(transactionIndexed({ id }));
      dispatch(
        api.util.invalidateTags(['Player', 'Round', 'Players', 'Token', 'Session', 'Admin']),
      );
    });
  };
}

async function receiptOf(wallet: WalletPort, hash: string): Promise<Receipt> {
  for (;;) {
    // A node that does not answer now says nothing of the transaction, which may well be mined: ask again.
    const receipt = await wallet
      .request({ method: 'eth_getTransactionReceipt', params: [hash] })
      .catch(() => null);
    if (receipt !== null) return receipt as Receipt;
    await pause(RECEIPT_EVERY_MS);
  }
}

function waitUntilIndexed(block: number): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const until = Date.now() + INDEXED_WITHIN_MS;
    while (Date.now() < until) {
      const { data } = await dispatch(
        systemApi.endpoints.ready.initiate(undefined, { subscribe: false, forceRefetch: true }),
      );
      if (data !== undefined && data.indexedBlock >= block) return;
      await pause(INDEXED_EVERY_MS);
    }
  };
}
