import { t } from '../../texts/texts';
import { importWithTimeout } from '../loading/import-with-timeout';
import { loadOnce } from '../loading/load-once';
import type { AppThunk } from '../store/root-state';
import { toWalletError, WalletError } from '../wallet/wallet-error';
import type { Write } from './track-transaction';

// The code of every write is in the wallet's chunk. These thunks load it for the rest of the page.

const load = loadOnce(
  importWithTimeout(() => import(/* webpackChunkName: "evm" */ './all-writes')),
);

type Writes = Awaited<ReturnType<typeof load>>;
type AnyWrite = (...args: never[]) => AppThunk<Promise<unknown>>;

function once<Name extends keyof Writes>(name: Name): Writes[Name] {
  const write: AnyWrite =
    (...args) =>
    async (dispatch) => {
      const writes = await load().catch(() => {
        throw new WalletError(t('A part of the page did not load. Please try again.'), false);
      });
      return dispatch((writes[name] as AnyWrite)(...args));
    };
  return write as Writes[Name];
}

/** Never rejects, like the thunk itself. */
function outcomeOf<Name extends keyof Writes>(name: Name): Writes[Name] {
  const load = once(name) as AnyWrite;
  const write =
    (described: Write, ...args: never[]): AppThunk<Promise<unknown>> =>
    (dispatch) =>
      dispatch(load(described as never, ...args)).catch((thrown: unknown) => ({
        ok: false,
        error: toWalletError(thrown, described.fallback),
      }));
  return write as Writes[Name];
}

export const sendTransaction = outcomeOf('sendTransaction');
export const sendAccountCall = outcomeOf('sendAccountCall');
export const relayPrediction = outcomeOf('relayPrediction');
export const authorizeQuickPlay = once('authorizeQuickPlay');
export const authorizeBeforeSignIn = once('authorizeBeforeSignIn');
export const endQuickPlay = once('endQuickPlay');
export const relayClaim = outcomeOf('relayClaim');
export const permitPrediction = outcomeOf('permitPrediction');
export const signCommand = once('signCommand');
export const signName = once('signName');
export const followTransaction = once('followTransaction');
export const followRelayed = once('followRelayed');
export const followLost = once('followLost');
