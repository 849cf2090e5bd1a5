import { Card, styled, type TransactionKind } from '@updown/shared';
import type { ReactNode } from 'react';
import { t } from '../../texts/texts';
import { Activity } from '../activity/activity';
import { FocusPlace } from '../panel/focus-place';
import { useOwnPrediction } from '../player/use-player';
import { useLiveRound } from '../round/use-live-round';
import { whileResuming, type PanelState } from '../rules/panel-state';
import { TokenLine } from '../token-info/token-line';
import { ActionBar } from './action-bar';
import { Actions } from './actions';
import { BetFoot, BetHead } from './bet-parts';
import type { Bet } from './directions';
import { StatusLine } from './status-line';
import type { TicketParts } from './ticket-parts';
import { useBet } from './use-bet';

// Above the cards that scroll behind the bar in a small window.
const Above = styled.div`
  position: relative;
  z-index: ${({ theme }) => theme.layer.bar};

  /* The question is the ticket's largest text. */
  header > h2 {
    font-size: ${({ theme }) => theme.font.size.md};
  }
  ${({ theme }) => theme.media.medium} {
    z-index: auto;
  }
`;

/** The steps that lead straight to a bet. */
const BETTING: ReadonlySet<PanelState['action']> = new Set([
  'connect',
  'switch-network',
  'approve',
  'confirm',
  'predict',
]);

const KINDS: readonly TransactionKind[] = ['start-round', 'approve', 'session', 'predict'];

interface TicketProps {
  /** The next bet, or the placed one. */
  view: 'bet' | 'active';
  /** The components of the placed bet. */
  parts: TicketParts | null;
  /** The last result, above the bar of a small window. */
  sheet: ReactNode;
  /** Whether a result stands above the ticket, which then folds what it can. */
  isCompact: boolean;
  /** Whether the page knows the player's result; until then they cannot bet. */
  isKnown: boolean;
}

/** One place for the player's next step: the bet, then its standing. */
export function Ticket({ view, parts, sheet, isCompact, isKnown }: TicketProps) {
  const given = useBet();
  const bet = isKnown ? given : { ...given, state: whileResuming(given.state) };
  const { round } = useLiveRound();
  const placed: Bet = {
    state: bet.state,
    stake: bet.stake.stake,
    approval: bet.approval.chosen,
    basis: bet.basis,
    choice: bet.choice,
  };
  const { prediction } = useOwnPrediction(round?.id ?? null);
  const active = view === 'active' ? round : null;
  const offersBet = view === 'bet' && bet.state.action !== 'rest';
  return (
    <Above>
      <Card
        title={view === 'bet' ? t('Your Prediction') : t('Your Active Prediction')}
        aside={<StatusLine status={bet.state.status} facts={bet.facts} />}
      >
        {parts !== null && active !== null && (
          <parts.ActivePrediction round={active} prediction={prediction} />
        )}
        <ActionBar hasStake={view === 'bet' && BETTING.has(bet.state.action)}>
          {sheet}
          {offersBet && <BetHead bet={bet} />}
          <FocusPlace>
            {view === 'bet' && <Actions {...placed} parts={parts} />}
            {parts !== null && active !== null && (
              <parts.BetStanding round={active} isUp={prediction.predictedUp} />
            )}
          </FocusPlace>
          {offersBet && parts !== null && <parts.QuickPlayLine stake={bet.stake.stake} />}
          <Activity kinds={KINDS} />
          {parts !== null && <parts.ConfirmedBet {...placed} />}
        </ActionBar>
        {offersBet ? <BetFoot bet={bet} parts={parts} isCompact={isCompact} /> : <TokenLine />}
      </Card>
    </Above>
  );
}
