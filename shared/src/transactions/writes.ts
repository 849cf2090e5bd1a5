import type { AdminCommandName, AdminCommands } from '../api/admin';
import type { AdminProof, Config } from '../api/schema.gen';
import type { AppThunk } from '../store/root-reducer';
import type { QuickPlayGrant } from './authorize-quick-play';
import type { Prediction } from './calls';
import type { Sent } from './follow-transaction';
import { loadWrites } from './load-writes';
import type { Contracts } from './permit-prediction';
import type { TransactionRequest } from './send-transaction';
import type { TransactionOutcome, Write } from './track-transaction';
import type { Lost, Transaction } from './transaction-slice';
import { toWalletError } from './wallet-error';

// The code of every write is in the wallet's chunk. These thunks load it for the rest of the page.

type Relayed = Extract<Transaction, { status: 'relaying' }>;
type Writes = Awaited<ReturnType<typeof loadWrites>>;
type ThunkOf<Result> = (writes: Writes) => AppThunk<Promise<Result>>;

function once<Result>(thunkOf: ThunkOf<Result>): AppThunk<Promise<Result>> {
  return async (dispatch) => dispatch(thunkOf(await loadWrites()));
}

/** Never rejects, like the thunk itself. */
function outcomeOf<Result>(
  { fallback }: Write,
  thunkOf: ThunkOf<Result>,
): AppThunk<Promise<Result | { ok: false; error: ReturnType<typeof toWalletError> }>> {
  return async (dispatch) => {
    try {
      return await dispatch(once(thunkOf));
    } catch (thrown) {
      return { ok: false, error: toWalletError(thrown, fallback) };
    }
  };
}

/** Simulates the call, asks the wallet to send it, and follows it until the API shows its effect. */
export function sendTransaction(
  request: TransactionRequest,
): AppThunk<Promise<TransactionOutcome<string>>> {
  return outcomeOf(request, (writes) => writes.sendTransaction(request));
}

/**
 * The operator sends the prediction, signed by the page's key if Quick play covers the stake, otherwise by the player. If the
 * operator does not send it, the wallet does.
 */
export function relayPrediction(
  write: Write,
  config: Config,
  prediction: Prediction,
): AppThunk<Promise<TransactionOutcome>> {
  return outcomeOf(write, (writes) => writes.relayPrediction(write, config, prediction));
}

/** Allows a key of the page to predict within the bounds. Rejects with a `WalletError`. */
export function authorizeQuickPlay(config: Config, grant: QuickPlayGrant): AppThunk<Promise<void>> {
  return once((writes) => writes.authorizeQuickPlay(config, grant));
}

/** The key's signature that ends its own session. */
export function signQuickPlayEnd(config: Config): AppThunk<Promise<string>> {
  return once((writes) => writes.signQuickPlayEnd(config));
}

/**
 * The operator sends the claim and pays the gas; the contract always pays the player. Resolves with null if the wallet must
 * send the claim.
 */
export function relayClaim(
  write: Write,
  roundId: number,
): AppThunk<Promise<TransactionOutcome | null>> {
  return outcomeOf(write, (writes) => writes.relayClaim(write, roundId));
}

/** Predicts in one transaction: the player signs a permit (EIP-2612) for exactly this stake and sends it along. */
export function permitPrediction(
  write: Write,
  contracts: Contracts,
  prediction: Prediction,
): AppThunk<Promise<TransactionOutcome>> {
  return outcomeOf(write, (writes) => writes.permitPrediction(write, contracts, prediction));
}

/** The admin's signature for this command, valid once, for five minutes. Rejects with a `WalletError`. */
export function signCommand<Name extends AdminCommandName>(
  command: Name,
  args: AdminCommands[Name],
): AppThunk<Promise<AdminProof>> {
  return once((writes) => writes.signCommand(command, args));
}

/** Waits for the receipt or the effect, and refetches the changed data. */
export function followTransaction(sent: Sent): AppThunk<Promise<void>> {
  return once((writes) => writes.followTransaction(sent));
}

/** Resolves once the API shows the prediction or the claim; rejects if it is still missing after `until`. */
export function followRelayed(relayed: Omit<Relayed, 'status'>): AppThunk<Promise<void>> {
  return once((writes) => writes.followRelayed(relayed));
}

/** Waits for the effect of a transaction that neither the node nor the operator knows. */
export function followLost(lost: Lost): AppThunk<Promise<void>> {
  return once((writes) => writes.followLost(lost));
}
