import { errorMessage, signName, useAppDispatch, WalletError } from '@updown/shared';
import { useState } from 'react';
import { t } from '../../texts/texts';
import { chooseName } from './name-api';

/** Asks the API whether the player may have a name, then the wallet for the signature, then sends it. */
export function useNaming() {
  const dispatch = useAppDispatch();
  const [step, setStep] = useState<'idle' | 'checking' | 'signing' | 'saving'>('idle');
  const [error, setError] = useState<string | null>(null);

  async function run(name: string): Promise<void> {
    setStep('checking');
    await dispatch(chooseName.initiate({ name })).unwrap();
    setStep('signing');
    const signed = await dispatch(signName(name));
    setStep('saving');
    await dispatch(chooseName.initiate(signed)).unwrap();
  }

  /** Resolves with whether the name is the player's now. An empty name gives the old one up. */
  async function choose(name: string): Promise<boolean> {
    setError(null);
    try {
      await run(name);
      return true;
    } catch (thrown) {
      const isDeclined = thrown instanceof WalletError && thrown.rejected;
      setError(
        isDeclined
          ? t('You rejected the request in your wallet. Your name stays as it was.')
          : errorMessage(thrown, t('Your name was not saved.')),
      );
      return false;
    } finally {
      setStep('idle');
    }
  }

  return { step, error, choose, forgetError: () => setError(null) };
}
