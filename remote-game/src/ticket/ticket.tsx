import {
  Card,
  styled,
  type TransactionKind,
  useAppDispatch,
  useWalletIntent,
  walletDialogRequested,
} from '@updown/shared';
import type { ReactNode } from 'react';
import { t } from '../../texts/texts';
import { Activity } from '../activity/activity';
import { FocusPlace } from '../panel/focus-place';
import { useOwnPrediction } from '../player/use-player';
import { useLiveRound } from '../round/use-live-round';
import type { PanelFacts } from '../rules/panel-facts';
import { type PanelState, type PanelStatus, whileResuming } from '../rules/panel-state';
import { TokenLine } from '../token-info/token-line';
import { Actions } from './actions';
import { BetFoot, BetHead } from './bet-parts';
import type { Bet } from './directions';
import { statusTexts, type StatusTone } from './status-texts';
import type { TicketParts } from './ticket-parts';
import { useBet } from './use-bet';

const inks = { info: 'accent', success: 'up', warning: 'warning', error: 'down' } as const;

const Line = styled.div<{ $tone: StatusTone }>`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  color: ${({ theme, $tone }) => theme.color[inks[$tone]]};
  font-size: ${({ theme }) => theme.font.size.sm};
  font-weight: ${({ theme }) => theme.font.weight.semibold};

  &:not(:empty)::before {
    content: '';
    width: 8px;
    height: 8px;
    background: currentcolor;
    border-radius: ${({ theme }) => theme.radius.pill};
  }
`;

// A text in the line, with a target of 44 px that takes no more space than the text.
const Connect = styled.button`
  min-height: 44px;
  margin: -12px 0;
  padding: 0;
  background: none;
  border: 0;
  color: inherit;
  font: inherit;
  text-decoration: underline;
  cursor: pointer;
`;

/** The player's status, at the end of the ticket's header. */
function StatusLine({ status, facts }: { status: PanelStatus; facts: PanelFacts }) {
  const dispatch = useAppDispatch();
  const walletIntent = useWalletIntent();
  const { tone, title } = statusTexts[status];
  const text = title(facts);
  return (
    <Line role="status" $tone={tone}>
      {status === 'connect' ? (
        <Connect type="button" {...walletIntent} onClick={() => dispatch(walletDialogRequested())}>
          {text}
        </Connect>
      ) : (
        text
      )}
    </Line>
  );
}

const Bar = styled.div`
  position: fixed;
  inset: auto 0 0;
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.xs};
  min-height: calc(85px + env(safe-area-inset-bottom));
  padding: 10px ${({ theme }) => theme.space.md} calc(10px + env(safe-area-inset-bottom));
  background: ${({ theme }) => theme.color.surface};
  border-top: 1px solid ${({ theme }) => theme.color.line};

  > [role='status'] {
    order: -1;
  }
  > [role='status']:empty {
    margin: 0 0 calc(-1 * ${({ theme }) => theme.space.xs});
  }
  /* Without a bet to place, the bar has no room for its stake. */
  &:not([data-action-bar='stake']) > fieldset {
    display: none;
  }
  ${({ theme }) => theme.media.medium} {
    position: static;
    min-height: 0;
    gap: ${({ theme }) => theme.space.md};
    padding: 0;
    border: 0;

    > [role='status'] {
      order: 0;
    }
    > [role='status']:empty {
      margin: calc(-1 * ${({ theme }) => theme.space.md}) 0 0;
    }
    && > fieldset {
      display: flex;
    }
  }
`;

interface ActionBarProps {
  /** Whether the player can place a bet, so that a small window shows the stake in the bar. */
  hasStake: boolean;
  children: ReactNode;
}

/**
 * Holds the player's next step, with its stake: in the ticket, or in a small window in a fixed bar within the thumb's reach. The
 * page reserves space for the element with `data-action-bar`.
 */
function ActionBar({ hasStake, children }: ActionBarProps) {
  return <Bar data-action-bar={hasStake ? 'stake' : 'step'}>{children}</Bar>;
}

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
