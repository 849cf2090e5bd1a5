import { MAX_ALLOWANCE, type QuickPlayBounds } from '@updown/shared';
import { placeBet } from '../commands/place-bet';
import { useCommands, type Command } from '../commands/use-commands';
import { usePlayer } from '../player/use-player';
import { useLiveRound } from '../round/use-live-round';
import type { Bet } from './directions';

/** Places the chosen bet. The choice stays until the bet is placed, so that the player can try again after a failure. */
export function usePlaceBet({ stake, approval, choice: { chosen, choose } }: Bet) {
  const { run } = useCommands();
  const { address, config } = usePlayer();
  const { round } = useLiveRound();
  return (allowed: QuickPlayBounds | null) => {
    if (config === undefined || stake === null || round === null) return;
    if (address === null || chosen === null) return;
    const request = {
      owner: address,
      round,
      isUp: chosen === 'UP',
      stake,
      permits: approval === 'permit',
      approves: approval === 'exact' ? stake : MAX_ALLOWANCE,
    };
    const command: Command = async (dispatch) => {
      const message = await dispatch(placeBet(config, request, allowed));
      if (message === null) choose(null);
      return message;
    };
    run('predict', command);
  };
}
