import {
  Button,
  chainSwitchRequested,
  Notice,
  useAppDispatch,
  useConfigQuery,
  useWallet,
} from '@updown/shared';

/** Says that the wallet is on another network than the game, and offers to switch. */
export function WrongChainNotice() {
  const { status, chainId } = useWallet();
  const { data: config } = useConfigQuery();
  const dispatch = useAppDispatch();
  if (status !== 'connected' || config === undefined || chainId === config.chainId) return null;
  return (
    <Notice tone="warning" role="alert">
      <span>Your wallet is on another network. This game runs on {config.network}.</span>
      <Button $small onClick={() => dispatch(chainSwitchRequested())}>
        Switch network
      </Button>
    </Notice>
  );
}
