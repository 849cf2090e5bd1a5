import { Direction, exactAmount, styled, useSymbol, Button } from '@updown/shared';
import { t } from '../../texts/texts';
import { useTokens } from '../player/use-player';
import { useLiveRound } from '../round/use-live-round';
import type { PanelFacts } from '../rules/panel-facts';
import type { PanelState } from '../rules/panel-state';
import { questionOf } from '../rules/question';
import { reserveText } from '../rules/reserve';
import { TokenFailure } from '../token-info/token-line';
import { ApprovalChoice } from './approval-choice';
import { EstimateBox } from './estimate-box';
import { StakeField } from './stake-field';
import { statusTexts } from './status-texts';
import type { TicketParts } from './ticket-parts';
import type { BetInHand } from './use-bet';

const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px ${({ theme }) => theme.space.xs};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.sm};
`;

/** Explains why the player cannot bet now and what to do about it. */
export function BetNote({ state, facts }: { state: PanelState; facts: PanelFacts }) {
  const { refresh } = useTokens();
  const { status, blockedBy, blockedMessage } = state;
  const isShownByField = blockedBy === 'reserve-too-small' || blockedBy === 'stake-outside-limits';
  const texts = [isShownByField ? null : blockedMessage, statusTexts[status].detail(facts)];
  const shown = texts.filter((text) => text !== null);
  if (shown.length === 0) return null;
  return (
    <Note>
      {shown.map((text) => (
        <span key={text}>{text}</span>
      ))}
      {status === 'allowance-failed' && (
        <Button $small onClick={refresh}>
          {t('Retry')}
        </Button>
      )}
    </Note>
  );
}

const Question = styled.p`
  margin-bottom: calc(-1 * ${({ theme }) => theme.space.xs});
  font-size: clamp(1rem, 4.4vw, 1.0625rem);
  font-weight: ${({ theme }) => theme.font.weight.bold};
  letter-spacing: -0.01em;

  ${({ theme }) => theme.media.medium} {
    margin-top: calc(-1 * ${({ theme }) => theme.space.xs});
    font-size: 1.375rem;
    line-height: 1.3;
  }
`;

/** The part of the bet above its buttons, which stays with them in a small window. */
export function BetHead({ bet: { stake, limits, choice, facts, state } }: { bet: BetInHand }) {
  const symbol = useSymbol();
  const { round, phase } = useLiveRound();
  return (
    <>
      <Question>
        {questionOf(round, phase)}
        {choice.chosen !== null && state.action !== 'connect' && state.action !== 'confirm' && (
          <>
            {' '}
            {t('Your choice:')} <Direction of={choice.chosen} />
          </>
        )}
      </Question>
      <TokenFailure />
      <StakeField
        stake={stake}
        limits={limits}
        symbol={symbol}
        reserve={reserveText(facts.largest, limits.maximum, symbol)}
        isOverLimit={state.blockedBy === 'reserve-too-small'}
      />
    </>
  );
}

/** The steps of which an approval is a part. */
const APPROVING: ReadonlySet<string> = new Set(['approve', 'confirm', 'predict']);

interface BetFootProps {
  bet: BetInHand;
  parts: TicketParts | null;
  /** Folds the estimate, whose payouts the buttons show too. */
  isCompact: boolean;
}

/** The part of the bet below its buttons. */
export function BetFoot({ bet, parts, isCompact }: BetFootProps) {
  const { stake, approval, facts, state, basis } = bet;
  const symbol = useSymbol();
  const Estimate = isCompact && parts !== null ? parts.FoldedEstimate : EstimateBox;
  return (
    <>
      <BetNote state={state} facts={facts} />
      {state.lacksAllowance && APPROVING.has(state.action) && (
        <ApprovalChoice
          chosen={approval.chosen}
          stake={stake.stake === null ? null : `${exactAmount(stake.stake)} ${symbol}`}
          canPermit={approval.canPermit}
          onChoose={approval.choose}
        />
      )}
      {parts !== null && state.action !== 'confirm' && <parts.QuickPlayOffer />}
      <Estimate stake={stake.stake ?? 0n} basis={basis} />
      {parts !== null && <parts.LimitsLine />}
    </>
  );
}
