import { Card, parseAmount, styled } from '@updown/shared';
import { Activity } from '../activity/activity';
import { useSymbol } from '../player/use-symbol';
import { useLimits } from '../round/use-limits';
import { useLiveRound } from '../round/use-live-round';
import type { Pools } from '../rules/payout';
import { reserveText } from '../rules/reserve';
import { isRunning } from '../rules/round-phase';
import { StatusBanner } from '../status/status-banner';
import { TokenBlock } from '../token-info/token-block';
import { Actions } from './actions';
import { ApprovalChoice } from './approval-choice';
import { EstimateBox } from './estimate-box';
import { StakeField } from './stake-field';
import { useApproval } from './use-approval';
import { usePanel } from './use-panel';
import { useStake } from './use-stake';

const Blocked = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.sm};
  text-align: center;
`;

const EMPTY: Pools = { up: 0n, down: 0n };

/** The bet itself: where the player stands, the stake, what it would pay, and the buttons. */
export function BetCard() {
  const limits = useLimits();
  const stake = useStake(limits);
  const approval = useApproval();
  const symbol = useSymbol();
  const { round, phase } = useLiveRound();
  const { facts, state } = usePanel({ stake: stake.stake, permits: approval.chosen === 'permit' });
  const pools =
    round !== null && isRunning(phase)
      ? { up: parseAmount(round.up_predictions), down: parseAmount(round.down_predictions) }
      : EMPTY;
  const isRefused = state.obstacle === 'reserve-too-small';
  const isShownByField = isRefused || state.obstacle === 'stake-outside-limits';

  return (
    <Card title="Your Prediction">
      <StatusBanner status={state.status} facts={facts} />
      <TokenBlock />
      {state.status !== 'prediction-active' && (
        <>
          <StakeField
            stake={stake}
            limits={limits}
            symbol={symbol}
            reserve={reserveText(facts.largest, limits.maximum)}
            isRefused={isRefused}
          />
          <EstimateBox stake={stake.stake ?? 0n} pools={pools} />
        </>
      )}
      {state.lacksAllowance && (
        <ApprovalChoice
          chosen={approval.chosen}
          canPermit={approval.canPermit}
          onChoose={approval.choose}
        />
      )}
      <Actions state={state} stake={stake.stake} approval={approval.chosen} />
      {state.blockedMessage !== null && !isShownByField && (
        <Blocked>{state.blockedMessage}</Blocked>
      )}
      <Activity kinds={['approve', 'predict']} />
    </Card>
  );
}
