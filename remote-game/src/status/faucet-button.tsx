import {
  Button,
  toastShown,
  useAppDispatch,
  useDevFaucetMutation,
  errorMessage,
} from '@updown/shared';
import { usePlayer } from '../player/use-player';

/** Test tokens and gas; only a local chain has them. */
export function FaucetButton() {
  const dispatch = useAppDispatch();
  const { address, config } = usePlayer();
  const [askFaucet, { isLoading }] = useDevFaucetMutation();
  if (config?.isLocal !== true || address === null) return null;

  const onAsk = () =>
    void askFaucet({ address })
      .unwrap()
      .catch((thrown: unknown) => {
        const message = errorMessage(thrown, 'The faucet did not answer.');
        dispatch(toastShown({ type: 'error', title: 'No test tokens', message }));
      });

  return (
    <Button $small $variant="primary" disabled={isLoading} onClick={onAsk}>
      {isLoading ? 'Getting test tokens…' : 'Get test tokens'}
    </Button>
  );
}
