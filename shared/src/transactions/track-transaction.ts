import { nanoid } from '@reduxjs/toolkit';
import { t } from '../../texts/texts';
import { explainError } from '../evm/explain-error';
import type { AppDispatch, AppThunk } from '../store/root-state';
import {
  failureOf,
  transactionBefore,
  transactionFailed,
  transactionSent,
  transactionSigning,
  type TransactionBase,
  type TransactionKind,
} from '../store/transaction-slice';
import type { WalletPort } from '../wallet/wallet';
import { WalletError } from '../wallet/wallet-error';
import { stateBefore } from './effect-of';
import { followRelayed, isLostAnswer } from './follow-relayed';
import { followTransaction } from './follow-transaction';
import { waitingForWallet } from './stop-waiting';

type Described = 'kind' | 'summary' | 'done' | 'isShownInPlace' | 'roundId' | 'action' | 'key';

/** The description of a write, however it reaches the chain. */
export interface Write extends Pick<TransactionBase, Described> {
  /** Replaces an error message that is empty or not meant for players. */
  fallback: string;
}

export interface Sender {
  from: string;
  wallet: WalletPort;
  dispatch: AppDispatch;
  transaction: TransactionBase;
}

/** Several calls that the wallet sends as one (EIP-5792), by the id that it gives them. */
export interface Batch {
  batch: string;
}

/** The hash is null if the operator sent the transaction and the answer was lost. */
export type TransactionOutcome =
  | { ok: true; hash: string | null }
  | { ok: false; error: WalletError };

/** The kinds of transaction for which the player sees the original error message of the wallet or node. */
const passesOn: Record<TransactionKind, boolean> = {
  'start-round': true,
  claim: true,
  approve: false,
  predict: false,
  limits: true,
  session: true,
  account: true,
  admin: true,
};

/**
 * The lifecycle of every write: the player approves it, it is sent, the chain confirms it, the API shows it. `submit` sends
 * the write and returns its hash, or null if its effect is there already. Resolves when the write is confirmed, or when the
 * player stops waiting for the wallet; never rejects. `by`: the account that signs, if its player is not signed in yet.
 */
export function trackTransaction(
  { fallback, ...described }: Write,
  submit: (sender: Sender) => Promise<string | Batch | null>,
  by?: { address: string; chainId: number },
): AppThunk<Promise<TransactionOutcome>> {
  return async (dispatch, getState, extra) => {
    const id = nanoid();
    const { address: from, chainId } = by ?? getState().wallet;
    const fail = async (thrown: unknown) => {
      const error = await explainError(thrown, fallback, passesOn[described.kind]);
      dispatch(transactionFailed({ id, ...failureOf(error) }));
      return { ok: false, error } as const;
    };
    if (from === null || chainId === null) {
      return fail(new WalletError(t('Please connect your wallet first.'), false));
    }
    const transaction = { ...described, id, from, chainId };
    const work = async () => {
      dispatch(transactionSigning(transaction));
      const reading = dispatch(stateBefore(transaction)).then((before) => {
        if (before !== undefined) dispatch(transactionBefore({ id, before }));
      });
      const sender = { from, wallet: extra.wallet(), dispatch, transaction };
      const answer = await submit(sender).catch(async (thrown: unknown) => {
        await reading;
        return dispatch(unlessRelayed(id, thrown));
      });
      if (answer === null) return { ok: true, hash: null } as const;
      const isBatch = typeof answer === 'object';
      const hash = isBatch ? answer.batch : answer;
      // Recorded at once: while the API is down, the read takes ten seconds, and a reload would lose the hash.
      dispatch(transactionSent({ id, hash, ...(isBatch && { isBatch }) }));
      await reading;
      const sent = getState().transactions[id];
      if (sent?.status === 'sent') await dispatch(followTransaction(sent));
      return { ok: true, hash } as const;
    };
    const stopped = new Promise<WalletError>((resolve) => {
      waitingForWallet.set(id, () => {
        if (getState().transactions[id]?.status !== 'signing') return;
        resolve(new WalletError(t('You stopped waiting. A late answer still counts.'), true));
      });
    });
    // The work continues after a stop, so that a late answer is handled like a timely one.
    return Promise.race([work().catch(fail), stopped.then(fail)]).finally(() =>
      waitingForWallet.delete(id),
    );
  };
}

/** After a lost answer of the operator, the effect decides. Any other error is the outcome. */
function unlessRelayed(id: string, thrown: unknown): AppThunk<Promise<null>> {
  return async (dispatch, getState) => {
    const relayed = getState().transactions[id];
    if (relayed?.status !== 'relaying' || !isLostAnswer(thrown)) throw thrown;
    await dispatch(followRelayed(relayed)).catch((late: WalletError) => {
      throw Object.assign(late, { trace: thrown.trace });
    });
    return null;
  };
}
