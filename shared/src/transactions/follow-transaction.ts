import { t } from '../../texts/texts';
import { readConfig } from '../api/read-config';
import { refetchTags, type Tags } from '../api/refetch-tags';
import { sleepUntilVisible } from '../api/stream/sleep-until-visible';
import { systemApi } from '../api/system';
import { toAddress } from '../format/address';
import { formatCount } from '../format/amount';
import { formatUnits } from '../format/units';
import type { AppThunk } from '../store/root-reducer';
import { receiptOf } from './receipt-of';
import { transactionConfirmed, transactionIndexed, type Transaction } from './transaction-slice';
import { WalletError } from './wallet-error';

const ETH_DECIMALS = 18;
const INDEXED_EVERY_MS = 250;
/** After this time the page stops polling; the event stream or the next poll brings the data. */
const INDEXED_WITHIN_MS = 15_000;

/** The data that a transaction of the player can change. */
export const CHANGED: Tags = ['Player', 'Round', 'Players', 'Token', 'Session', 'Admin'];

export type Sent = Pick<Extract<Transaction, { status: 'sent' }>, 'id' | 'hash' | 'chainId'>;

/** Waits for the receipt. Once the API has indexed its block, refetches the data that it changed. */
export function followTransaction({ id, hash, chainId }: Sent): AppThunk<Promise<void>> {
  return async (dispatch, _getState, extra) => {
    const receipt = await receiptOf(extra.wallet(), hash, chainId).catch((lost: unknown) => {
      // The transaction that replaced it may have changed the same data.
      dispatch(refetchTags(CHANGED));
      throw lost;
    });
    if (BigInt(receipt.status) === 0n) {
      throw new WalletError(t('The transaction was reverted by the contract.'), false);
    }
    const block = Number(receipt.blockNumber);
    const config = await readConfig(dispatch);
    const cost = BigInt(receipt.gasUsed) * BigInt(receipt.effectiveGasPrice ?? '0x0');
    const details = {
      gasUsed: formatCount(BigInt(receipt.gasUsed)),
      gasCost: formatUnits(cost, ETH_DECIMALS),
      // Nodes write addresses in lower case.
      paidBy: toAddress(receipt.from) ?? receipt.from,
      network: config.network,
    };
    dispatch(transactionConfirmed({ id, hash, block, details }));
    dispatch(refetchTags(['Token']));
    void dispatch(waitUntilIndexed(block)).then(() => {
      dispatch(transactionIndexed({ id }));
      dispatch(refetchTags(CHANGED));
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
      await sleepUntilVisible(INDEXED_EVERY_MS);
    }
  };
}
