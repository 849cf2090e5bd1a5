import {
  errorMessage,
  toastShown,
  traceOf,
  useAppDispatch,
  useDevFaucetMutation,
} from '@updown/shared';
import { t } from '../../texts/texts';
import { BigButton } from '../panel/big-button';
import { usePlayer } from '../player/use-player';

/** Provides test tokens and gas, on a local chain only. */
export function FaucetButton() {
  const dispatch = useAppDispatch();
  const { address, config } = usePlayer();
  const [askFaucet, { isLoading }] = useDevFaucetMutation();
  if (config?.isLocal !== true || address === null) return null;

  const onAsk = () =>
    void askFaucet({ address })
      .unwrap()
      .catch((thrown: unknown) => {
        const message = errorMessage(thrown, t('The faucet did not respond.'));
        const title = t("Couldn't get test tokens");
        dispatch(toastShown({ type: 'error', title, message, trace: traceOf(thrown) }));
      });

  return (
    <BigButton $variant="primary" disabled={isLoading} onClick={onAsk}>
      {isLoading ? t('Getting test tokens…') : t('Get test tokens')}
    </BigButton>
  );
}
