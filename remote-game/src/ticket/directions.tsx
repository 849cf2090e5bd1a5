import {
  type BetOffer,
  styled,
  type UnknownAction,
  useAppDispatch,
  VisuallyHidden,
} from '@updown/shared';
import { t } from '../../texts/texts';
import { predict } from '../commands/predict';
import { useCommands } from '../commands/use-commands';
import { BigButton, Pair } from '../panel/big-button';
import { usePlayer } from '../player/use-player';
import { useLiveRound } from '../round/use-live-round';
import type { EstimateBasis } from '../rules/estimate-basis';
import { offerText } from '../rules/offer';
import type { PanelState } from '../rules/panel-state';
import { estimatePayout } from '../rules/payout';
import { betLabel } from '../rules/question';
import type { Approval } from './approval-choice';
import type { Choice, DirectionChoice } from './use-choice';

// Both lines of both directions fit beside each other in the smallest window, so that the two buttons look alike.
const Shape = styled(BigButton)`
  white-space: nowrap;

  @media (max-width: 379px) {
    font-size: 0.8125rem;

    small {
      font-size: 0.6875rem;
    }
  }
  &[data-chosen] {
    outline: 3px solid ${({ theme }) => theme.color.accent};
    outline-offset: 2px;
  }
`;

interface DirectionButtonProps {
  isUp: boolean;
  /** 'PREDICT UP' */
  name: string;
  /** 'pays 33,717 · 1.12×'; null while unknown. */
  offer: string | null;
  /** Whether the player chose this direction before they could bet. */
  isChosen: boolean;
  disabled?: boolean;
  onPress: () => void;
}

/** A direction with the offered payout, which is part of the button's accessible name. */
function DirectionButton(props: DirectionButtonProps) {
  const { isUp, name, offer, isChosen, disabled = false, onPress } = props;
  return (
    <Shape
      $variant={isUp ? 'up' : 'down'}
      data-chosen={isChosen ? '' : undefined}
      disabled={disabled}
      onClick={onPress}
    >
      <span>
        <span aria-hidden>{isUp ? '▲' : '▼'} </span>
        {name}
      </span>
      {offer !== null && (
        <>
          <VisuallyHidden> · </VisuallyHidden>
          <small>{offer}</small>
        </>
      )}
      {isChosen && <VisuallyHidden>{` · ${t('your choice')}`}</VisuallyHidden>}
    </Shape>
  );
}

/** A bet that the player may place. */
export interface Bet {
  state: PanelState;
  stake: bigint | null;
  approval: Approval;
  basis: EstimateBasis;
  choice: DirectionChoice;
}

const SIDES: readonly Choice[] = ['UP', 'DOWN'];

/** The payout on a side of the open round; null between two rounds. */
export function offerOn(
  side: Choice,
  { stake, basis: { pools, isNextRound } }: Bet,
): string | null {
  if (pools === null || isNextRound) return null;
  return offerText(estimatePayout(stake ?? 0n, side === 'UP', pools));
}

/** The two directions, each with its payout at the current pools. */
export function Directions(bet: Bet) {
  const { state, stake, approval, choice } = bet;
  const { run } = useCommands();
  const { address, config } = usePlayer();
  const { round } = useLiveRound();
  const onPredict = (isUp: boolean) => () => {
    if (config === undefined || stake === null || round === null || address === null) return;
    choice.choose(null);
    run(
      'predict',
      predict(config, { owner: address, round, isUp, stake, permits: approval === 'permit' }),
    );
  };
  const { blockedBy, overLimit } = state;
  return (
    <Pair>
      {SIDES.map((side) => {
        const isUp = side === 'UP';
        return (
          <DirectionButton
            key={side}
            isUp={isUp}
            name={isUp ? t('PREDICT UP') : t('PREDICT DOWN')}
            offer={offerOn(side, bet)}
            isChosen={choice.chosen === side}
            disabled={blockedBy !== null || (isUp ? overLimit.up : overLimit.down)}
            onPress={onPredict(isUp)}
          />
        );
      })}
    </Pair>
  );
}

interface ChooseDirectionProps extends Bet {
  /** The request to the host: to connect the wallet for a bet, or to switch its network. */
  asksFor: (offer?: BetOffer) => UnknownAction;
}

/** The two directions for a player whose wallet is not ready: a press keeps the choice and asks for the wallet. */
export function ChooseDirection({ asksFor, ...bet }: ChooseDirectionProps) {
  const dispatch = useAppDispatch();
  const { chosen, choose } = bet.choice;
  const { stake, basis } = bet;
  const isOpen = basis.pools !== null && !basis.isNextRound;
  const onChoose = (side: Choice) => () => {
    choose(side);
    const canBet = isOpen && stake !== null;
    const offer = { side, stake: `${stake}`, label: betLabel(side, stake) };
    dispatch(asksFor(canBet ? offer : undefined));
  };
  return (
    <Pair>
      {SIDES.map((side) => (
        <DirectionButton
          key={side}
          isUp={side === 'UP'}
          name={side === 'UP' ? t('UP') : t('DOWN')}
          offer={offerOn(side, bet)}
          isChosen={chosen === side}
          onPress={onChoose(side)}
        />
      ))}
    </Pair>
  );
}
