import {
  errorMessage,
  explorerTransaction,
  selectHasLost,
  traceOf,
  useAppDispatch,
  useAppSelector,
  useConfigQuery,
  WalletError,
  type AppThunk,
} from '@updown/shared';
import { useState } from 'react';
import { t } from '../../texts/texts';

export type CommandState<Body> =
  | { step: 'idle' }
  | { step: 'asking'; body: Body }
  | { step: 'working'; word: string }
  | { step: 'done'; message: string; transactionUrl: string | null }
  | { step: 'declined' }
  | { step: 'failed'; message: string; trace?: string | undefined; isLost?: true };

export interface Outcome {
  message: string;
  /** Null for a command that changes nothing on the chain. */
  transactionHash: string | null;
}

/** Executes a confirmed command and reports its progress; rejects on failure. */
export type Execute<Body> = (
  body: Body,
  onProgress: (word: string) => void,
) => AppThunk<Promise<Outcome>>;

/** The lifecycle of an admin command: confirmation, execution and outcome. */
export function useCommand<Body>(execute: Execute<Body>) {
  const [state, setState] = useState<CommandState<Body>>({ step: 'idle' });
  const dispatch = useAppDispatch();
  const explorerUrl = useConfigQuery().data?.explorerUrl ?? null;

  async function run(body: Body): Promise<void> {
    const onProgress = (word: string) => setState({ step: 'working', word });
    onProgress(t('Sending...'));
    try {
      const { message, transactionHash } = await dispatch(execute(body, onProgress));
      const transactionUrl =
        explorerUrl === null || transactionHash === null
          ? null
          : explorerTransaction(explorerUrl, transactionHash);
      setState({ step: 'done', message, transactionUrl });
    } catch (error) {
      if (error instanceof WalletError && error.rejected) return setState({ step: 'declined' });
      const message = errorMessage(error, t('The command failed.'));
      const isLate = error instanceof WalletError && error.isLost;
      const trace = traceOf(error);
      setState({ step: 'failed', message, trace, ...(isLate && { isLost: true }) });
    }
  }

  const isStillLost = useAppSelector(selectHasLost);
  // Its effect has come late; a toast says so.
  const hasCome = state.step === 'failed' && state.isLost && !isStillLost;

  return {
    state: hasCome ? ({ step: 'idle' } as const) : state,
    ask: (body: Body) => setState({ step: 'asking', body }),
    confirm: () => (state.step === 'asking' ? void run(state.body) : undefined),
    cancel: () => setState({ step: 'idle' }),
    /** The command continues, and its late outcome still shows. */
    stopWaiting: () => setState({ step: 'idle' }),
  };
}

export type Command<Body> = ReturnType<typeof useCommand<Body>>;
