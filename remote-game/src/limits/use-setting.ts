import {
  useAppDispatch,
  type AppThunk,
  type Config,
  type TransactionOutcome,
} from '@updown/shared';
import { useState } from 'react';
import { usePlayer } from '../player/use-player';

/** Sends the player's limits to the contract, one at a time. */
export function useSetting() {
  const { config, wallet } = usePlayer();
  const dispatch = useAppDispatch();
  const [isSending, setIsSending] = useState(false);
  const [error, setError] = useState<string | null>(null);

  /** Resolves with whether the limit is set. */
  async function send(
    command: (config: Config) => AppThunk<Promise<TransactionOutcome>>,
  ): Promise<boolean> {
    if (config === undefined) return false;
    setIsSending(true);
    setError(null);
    const outcome = await dispatch(command(config));
    setIsSending(false);
    if (!outcome.ok) setError(outcome.error.message);
    return outcome.ok;
  }

  const isDisabled = isSending || wallet !== 'ready' || config === undefined;
  return { send, isDisabled, error };
}

export type Setting = ReturnType<typeof useSetting>;
