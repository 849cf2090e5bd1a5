import { useState } from 'react';
import {
  errorMessage,
  explorerTransaction,
  toastShown,
  TRANSACTION_TOAST_MS,
  useAppDispatch,
  useConfigQuery,
  type AdminResult,
} from '@updown/shared';

export type CommandState<Body> =
  | { step: 'idle' }
  | { step: 'asking'; body: Body }
  | { step: 'sending' }
  | { step: 'done'; message: string; transactionUrl: string | null }
  | { step: 'failed'; message: string };

interface CommandOptions<Body> {
  send: (body: Body) => { unwrap(): Promise<AdminResult> };
  /** What to say when the chain has done it. */
  done: (body: Body) => string;
}

/** An admin's command: asked for, confirmed, sent, and its outcome. */
export function useCommand<Body>({ send, done }: CommandOptions<Body>) {
  const [state, setState] = useState<CommandState<Body>>({ step: 'idle' });
  const dispatch = useAppDispatch();
  const explorerUrl = useConfigQuery().data?.explorerUrl ?? null;

  async function run(body: Body): Promise<void> {
    setState({ step: 'sending' });
    try {
      const { data } = await send(body).unwrap();
      const message = done(body);
      const txHash = data.transactionHash;
      setState({
        step: 'done',
        message,
        transactionUrl: explorerUrl === null ? null : explorerTransaction(explorerUrl, txHash),
      });
      dispatch(
        toastShown({
          title: 'Transaction Successful',
          message,
          type: 'success',
          duration: TRANSACTION_TOAST_MS,
          txHash,
          ...(explorerUrl !== null && { explorerUrl }),
        }),
      );
    } catch (error) {
      setState({
        step: 'failed',
        message: errorMessage(error, 'The command was not carried out.'),
      });
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
