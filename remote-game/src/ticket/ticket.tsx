import { Button, Card, styled, type TransactionKind, msg, type Text } from '@updown/shared';
import { t } from '../../texts/texts';
import { Activity } from '../activity/activity';
import { FocusPlace } from '../game-panel/focus-place';
import type { Parts } from '../game-panel/load-parts';
import { useOwnPrediction } from '../player/use-own-prediction';
import { useLiveRound } from '../round/use-live-round';
import type { PlayersResult } from '../round-completed/use-round-result';
import { afterResult } from '../rules/next-step';
import { whileResuming, type PanelState } from '../rules/panel-state';
import type { TicketView } from '../rules/ticket-view';
import { TokenLine } from '../token-info/token-line';
import { ActionBar } from './action-bar';
import { Actions } from './actions';
import { BetFoot, BetHead } from './bet-parts';
import { StatusLine } from './status-line';
import { useBet, type BetInHand } from './use-bet';

// Above the cards that scroll behind the bar in a small window.
const Above = styled.div`
  position: relative;
  z-index: ${({ theme }) => theme.layer.bar};

  ${({ theme }) => theme.media.medium} {
    z-index: auto;
  }
`;

const titles: Record<TicketView['ticket'], Text> = {
  bet: msg('Your Prediction'),
  active: msg('Your Active Prediction'),
  result: msg('Round Completed'),
};

/** The steps that lead straight to a bet. */
const BETTING: ReadonlySet<PanelState['action']> = new Set(['connect', 'approve', 'predict']);

const KINDS: readonly TransactionKind[] = ['start-round', 'approve', 'predict'];
const RESULT_KINDS: readonly TransactionKind[] = [...KINDS, 'claim'];

interface TicketProps {
  view: TicketView['ticket'];
  /** The components of the views other than `bet`. */
  parts: Parts | null;
  /** The result in the view `result`. */
  outcome: PlayersResult | null;
  onDismiss: () => void;
  /** Whether the page knows the player's result; until then they cannot bet. */
  isKnown: boolean;
}

/** One place for the player's next step: the bet, then its standing, then its result. */
export function Ticket({ view, parts, outcome, onDismiss, isKnown }: TicketProps) {
  const given = useBet();
  const bet = isKnown ? given : { ...given, state: whileResuming(given.state) };
  const { round } = useLiveRound();
  const { prediction } = useOwnPrediction(round?.id ?? null);
  const result = view === 'result' ? outcome : null;
  const active = view === 'active' ? round : null;
  return (
    <Above>
      <Card
        title={t(titles[view])}
        aside={<Aside bet={bet} result={result} onDismiss={onDismiss} />}
      >
        {parts !== null && active !== null && (
          <parts.ActivePrediction round={active} prediction={prediction} />
        )}
        {parts !== null && result !== null && <parts.RoundCompleted outcome={result} />}
        <ActionBar hasStake={view === 'bet' && BETTING.has(bet.state.action)}>
          {view === 'bet' && <BetHead bet={bet} />}
          <FocusPlace>
            {view === 'bet' && (
              <Actions
                state={bet.state}
                stake={bet.stake.stake}
                approval={bet.approval.chosen}
                basis={bet.basis}
                choice={bet.choice}
              />
            )}
            {parts !== null && active !== null && (
              <parts.BetStanding round={active} isUp={prediction.predictedUp} />
            )}
            {parts !== null && result !== null && (
              <parts.ResultActions
                outcome={result}
                next={afterResult(result.canClaim, bet.state.start)}
              />
            )}
          </FocusPlace>
          {view === 'bet' && parts !== null && <parts.QuickPlayLine stake={bet.stake.stake} />}
          <Activity kinds={view === 'result' ? RESULT_KINDS : KINDS} />
        </ActionBar>
        {view === 'bet' && <BetFoot bet={bet} parts={parts} />}
        {view !== 'bet' && <TokenLine />}
      </Card>
    </Above>
  );
}

interface AsideProps {
  bet: BetInHand;
  result: PlayersResult | null;
  onDismiss: () => void;
}

/** The player's status, or a button that dismisses their result. */
function Aside({ bet, result, onDismiss }: AsideProps) {
  if (result === null) return <StatusLine status={bet.state.status} facts={bet.facts} />;
  if (result.result.status !== 'resolved') return null;
  return (
    <Button $small onClick={onDismiss}>
      {t('Dismiss')}
    </Button>
  );
}
