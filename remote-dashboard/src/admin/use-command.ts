import { useState } from 'react';
import {
  errorMessage,
  explorerTransaction,
  useAppDispatch,
  useConfigQuery,
  WalletError,
  type AppThunk,
} from '@updown/shared';

export type CommandState<Body> =
  | { step: 'idle' }
  | { step: 'asking'; body: Body }
  | { step: 'working'; word: string }
  | { step: 'done'; message: string; transactionUrl: string | null }
  | { step: 'declined' }
  | { step: 'failed'; message: string };

export interface Outcome {
  message: string;
  transactionHash: string;
}

/** Does what was confirmed, and tells what it waits for; rejects where it could not be done. */
export type CarryOut<Body> = (
  body: Body,
  tell: (word: string) => void,
) => AppThunk<Promise<Outcome>>;

/** An admin's command: asked for, confirmed, carried out, and its outcome. */
export function useCommand<Body>(carryOut: CarryOut<Body>) {
  const [state, setState] = useState<CommandState<Body>>({ step: 'idle' });
  const dispatch = useAppDispatch();
  const explorerUrl = useConfigQuery().data?.explorerUrl ?? null;

  async function run(body: Body): Promise<void> {
    const tell = (word: string) => setState({ step: 'working', word });
    tell('Sending...');
    try {
      const { message, transactionHash } = await dispatch(carryOut(body, tell));
      const transactionUrl =
        explorerUrl === null ? null : explorerTransaction(explorerUrl, transactionHash);
      setState({ step: 'done', message, transactionUrl });
    } catch (error) {
      if (error instanceof WalletError && error.rejected) return setState({ step: 'declined' });
      const message = errorMessage(error, 'The command was not carried out.');
      setState({ step: 'failed', message });
    }
  }

  return {
    state,
    ask: (body: Body) => setState({ step: 'asking', body }),
    confirm: () => (state.step === 'asking' ? void run(state.body) : undefined),
    cancel: () => setState({ step: 'idle' }),
  };
}

export type Command<Body> = ReturnType<typeof useCommand<Body>>;
