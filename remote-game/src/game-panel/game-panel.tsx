import { styled, type RecentPrediction } from '@updown/shared';
import { Activity } from '../activity/activity';
import { usePanel } from '../bet/use-panel';
import { CommandProvider } from '../commands/command-provider';
import { FocusPlace } from '../focus/focus-place';
import { HowToPlay } from '../guide/how-to-play';
import { RecentPredictions } from '../predictions/recent-predictions';
import { ClaimableRewards } from '../rewards/claimable-rewards';
import { useLiveRound } from '../round/use-live-round';
import { useResultRound } from '../round-completed/use-result-round';
import { useRoundResult } from '../round-completed/use-round-result';
import { RoundManagement } from '../round-management/round-management';
import { ticketView } from '../rules/ticket-view';
import { Ticket } from '../ticket/ticket';
import { ResultBelow } from './result-below';
import { useKnown } from './use-known';

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.md};
  min-width: 0;
`;

// Hidden, its content loads without a place.
const Below = styled.div`
  display: contents;

  &[hidden] {
    display: none;
  }
`;

/** The ticket, and below it all that a player needs between two bets. */
export function GamePanel() {
  return (
    <CommandProvider>
      <Column>
        <Content />
      </Column>
    </CommandProvider>
  );
}

/** The API may know a result before the contract is read. */
function hasStatus(bet: RecentPrediction | null): boolean {
  return bet !== null && bet.status !== 'pending';
}

function Content() {
  const { phase } = useLiveRound();
  const { facts, state } = usePanel();
  const { shown, dismiss } = useResultRound();
  const outcome = useRoundResult(shown);
  const isKnown = useKnown(outcome);
  const { ticket, hasResultBelow } = ticketView({
    phase,
    predicted: facts.predicted,
    result: outcome && {
      isLatest: outcome.shown.earlier === null,
      isOwn: outcome.shown.position !== null,
      isResolved: outcome.round.outcome !== null || hasStatus(outcome.shown.earlier),
    },
  });
  return (
    <>
      <Ticket
        view={isKnown ? ticket : 'bet'}
        outcome={outcome}
        onDismiss={dismiss}
        isKnown={isKnown}
      />
      <Below hidden={!isKnown}>
        {hasResultBelow && outcome !== null && (
          <ResultBelow outcome={outcome} onDismiss={dismiss} />
        )}
        <FocusPlace>
          <ClaimableRewards />
        </FocusPlace>
        {ticket !== 'result' && <Activity kinds={['claim']} />}
        <RecentPredictions />
        <RoundManagement isInTicket={ticket === 'result' || state.action === 'start'} />
        <HowToPlay />
      </Below>
    </>
  );
}
