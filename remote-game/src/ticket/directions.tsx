import { predict } from '../commands/predict';
import { useCommands } from '../commands/use-commands';
import { usePlayer } from '../player/use-player';
import { useLiveRound } from '../round/use-live-round';
import { offerText } from '../rules/offer';
import type { PanelState } from '../rules/panel-state';
import { estimatePayout, type Pools } from '../rules/payout';
import type { Approval } from './approval-choice';
import { Pair } from './big-button';
import { PredictButton } from './predict-button';

/** A bet that the player may place. */
export interface Bet {
  state: PanelState;
  stake: bigint | null;
  approval: Approval;
  pools: Pools;
}

/** The two directions, each with its payout at the current pools. */
export function Directions({ state, stake, approval, pools }: Bet) {
  const { run } = useCommands();
  const { address, config } = usePlayer();
  const { round } = useLiveRound();
  const onPredict = (isUp: boolean) => () => {
    if (config === undefined || stake === null || round === null || address === null) return;
    run(
      'predict',
      predict(config, { owner: address, round, isUp, stake, permits: approval === 'permit' }),
    );
  };
  const { blockedBy, overLimit } = state;
  return (
    <Pair>
      {[true, false].map((isUp) => (
        <PredictButton
          key={`${isUp}`}
          isUp={isUp}
          offer={offerText(estimatePayout(stake ?? 0n, isUp, pools))}
          disabled={blockedBy !== null || (isUp ? overLimit.up : overLimit.down)}
          onPredict={onPredict(isUp)}
        />
      ))}
    </Pair>
  );
}
