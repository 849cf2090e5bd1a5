import { Button, chainSwitchRequested, Notice, useAppDispatch } from '@updown/shared';
import { usePlayer } from '../player/use-player';

/** Offers the switch to the game's network. */
export function WrongChain() {
  const dispatch = useAppDispatch();
  const { wallet, config } = usePlayer();
  if (wallet !== 'wrong-chain' || config === undefined) return null;
  return (
    <Notice tone="warning" role="alert">
      <span>Your wallet is on another network. The game runs on {config.network}.</span>
      <Button $small onClick={() => dispatch(chainSwitchRequested())}>
        Switch network
      </Button>
    </Notice>
  );
}
