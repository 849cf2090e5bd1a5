import { t } from '../../texts/texts';
import { readConfig } from '../api/chain-access';
import { refetchTags, type Tags } from '../api/refetch-tags';
import { systemApi } from '../api/system';
import { toAddress } from '../format/to-address';
import { formatUnits } from '../format/units';
import { sleepUntilVisible } from '../loading/sleep-until-visible';
import type { AppThunk } from '../store/root-state';
import {
  type Transaction,
  transactionConfirmed,
  transactionIndexed,
} from '../store/transaction-slice';
import type { WalletPort } from '../wallet/wallet';
import { WalletError } from '../wallet/wallet-error';
import { effectOf, hasEffect } from './effect-of';
import { quantity, type Receipt, receiptOf, receiptOfBatch } from './receipt-of';

const ETH_DECIMALS = 18;
const INDEXED_EVERY_MS = 250;
/** The page polls no longer than this; the event stream or the next poll brings the data. */
const INDEXED_WITHIN_MS = 15_000;

/** The tags of the data that a player's transaction can change. */
export const CHANGED: Tags = ['Player', 'Round', 'Players', 'Token', 'Session', 'Admin'];

export type Sent = Omit<Extract<Transaction, { status: 'sent' }>, 'status'>;

/** The page waits for the wallet's node no longer than this. */
const VISIBLE_WITHIN_MS = 60_000;
const VISIBLE_EVERY_MS = 500;

/**
 * Waits for the receipt or the effect. Once the wallet's node and the API have the block, refetches the changed data. Resolves
 * when the wallet's node has the block, because the page reads the player's tokens there.
 */
export function followTransaction(sent: Sent): AppThunk<Promise<void>> {
  const { id } = sent;
  return async (dispatch, _getState, extra) => {
    const wallet = extra.wallet();
    const receipt = await dispatch(endOf(sent, wallet));
    if (receipt === null) {
      dispatch(transactionIndexed({ id }));
      dispatch(refetchTags(CHANGED));
      return;
    }
    if (!receipt.succeeded) {
      throw new WalletError(t('The transaction was reverted by the contract.'), false);
    }
    const hash = receipt.hash ?? sent.hash;
    const block = Number(receipt.block);
    const config = await readConfig(dispatch);
    const details = detailsOf(receipt, sent, config.network);
    dispatch(transactionConfirmed({ id, hash, block, details }));
    const isVisible = dispatch(waitUntilVisible(wallet, block));
    void Promise.all([isVisible, dispatch(waitUntilIndexed(block))]).then(() => {
      dispatch(transactionIndexed({ id }));
      dispatch(refetchTags(CHANGED));
    });
    await isVisible;
  };
}

/** The receipt; null if the effect becomes visible without one. */
function endOf(sent: Sent, wallet: WalletPort): AppThunk<Promise<Receipt | null>> {
  return async (dispatch) => {
    const search = new AbortController();
    try {
      return await Promise.race([
        sent.isBatch
          ? receiptOfBatch(wallet, sent.hash, search.signal)
          : receiptOf(wallet, sent.hash, sent.chainId, search.signal),
        dispatch(effectOf(sent, search.signal)),
      ]);
    } catch (lost) {
      // The replacing transaction may have changed the same data.
      dispatch(refetchTags(CHANGED));
      if (await dispatch(hasEffect(sent))) return null;
      throw lost;
    } finally {
      search.abort();
    }
  };
}

function detailsOf({ gasUsed, gasPrice, from }: Receipt, sent: Sent, network: string) {
  const payer = from ?? sent.from;
  return {
    gasUsed: gasUsed === null ? '' : `${gasUsed}`,
    gasCost: gasUsed === null ? '' : formatUnits(gasUsed * (gasPrice ?? 0n), ETH_DECIMALS),
    // Nodes write addresses in lower case.
    paidBy: toAddress(payer) ?? payer,
    network,
  };
}

/** Refetches the tokens until the wallet's node has the block; that node may lag behind the one that returned the receipt. */
function waitUntilVisible(wallet: WalletPort, block: number): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const until = Date.now() + VISIBLE_WITHIN_MS;
    for (;;) {
      const latest = quantity(
        await wallet.request({ method: 'eth_blockNumber' }).catch(() => null),
      );
      dispatch(refetchTags(['Token']));
      // Without an answer there is nothing to wait for.
      if (latest === null || latest >= block || Date.now() > until) return;
      await sleepUntilVisible(VISIBLE_EVERY_MS);
    }
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
