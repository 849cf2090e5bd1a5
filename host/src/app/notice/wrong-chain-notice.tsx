import {
  Button,
  chainSwitchRequested,
  Notice,
  useAppDispatch,
  useConfigQuery,
  useWallet,
} from '@updown/shared';
import { t } from '../../../texts/texts';

/** Warns that the wallet is on a different network from the game, and offers a button to switch. */
export function WrongChainNotice() {
  const { status, chainId } = useWallet();
  const { data: config } = useConfigQuery();
  const dispatch = useAppDispatch();
  if (status !== 'connected' || config === undefined || chainId === config.chainId) return null;
  return (
    <Notice tone="warning" role="alert">
      <span>
        {t('Your wallet is on another network. This game runs on {network}.', {
          network: config.network,
        })}
      </span>
      <Button $small onClick={() => dispatch(chainSwitchRequested())}>
        {t('Switch network')}
      </Button>
    </Notice>
  );
}
