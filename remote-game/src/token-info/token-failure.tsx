import { Failure } from '@updown/shared';
import { usePlayer } from '../player/use-player';
import { useTokens } from '../player/use-tokens';
import { t } from '../texts/texts';

/** The error of the balance, with Retry. */
export function TokenFailure() {
  const { session, wallet } = usePlayer();
  const { balance, refresh } = useTokens();
  if (session !== 'signed-in' || wallet !== 'ready' || balance !== 'failed') return null;
  return <Failure title={t('Unable to load token balance')} onRetry={refresh} />;
}
