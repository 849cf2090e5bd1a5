import { Failure, styled, useWallet, type RecentPrediction } from '@updown/shared';
import { t } from '../../texts/texts';
import { Activity } from '../activity/activity';
import { CommandProvider } from '../commands/command-provider';
import { HowToPlay } from '../guide/how-to-play';
import { useLiveRound } from '../round/use-live-round';
import { useResultRound } from '../round-completed/use-result-round';
import { useRoundResult } from '../round-completed/use-round-result';
import { RoundManagement } from '../round-management/round-management';
import { startsInTicket } from '../rules/next-step';
import { ticketView } from '../rules/ticket-view';
import { Ticket } from '../ticket/ticket';
import { usePanel } from '../ticket/use-panel';
import { FocusPlace } from './focus-place';
import { useKnown } from './use-known';
import { useParts } from './use-parts';

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.md};
  min-width: 0;
`;

// While hidden, the content loads without taking space.
const Below = styled.div`
  display: contents;

  &[hidden] {
    display: none;
  }
`;

/** The ticket, and below it everything that a player needs between two bets. */
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
  const wallet = useWallet();
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
  const isVisitor = facts.session === 'signed-out' && wallet.status === 'disconnected';
  const { parts, isMissing, retry } = useParts(!isVisitor || ticket !== 'bet' || hasResultBelow);
  const isReady = isKnown && !isMissing;
  return (
    <>
      <Ticket
        view={isReady ? ticket : 'bet'}
        parts={parts}
        outcome={outcome}
        onDismiss={dismiss}
        isKnown={isReady}
      />
      {retry !== null && <Failure title={t('A part of the panel did not load.')} onRetry={retry} />}
      <Below hidden={!isReady}>
        {parts !== null && hasResultBelow && outcome !== null && (
          <parts.ResultBelow outcome={outcome} onDismiss={dismiss} />
        )}
        {parts !== null && (
          <FocusPlace>
            <parts.ClaimableRewards />
          </FocusPlace>
        )}
        {ticket !== 'result' && <Activity kinds={['claim']} />}
        {parts !== null && <parts.RecentPredictions />}
        {!startsInTicket(ticket, phase, state) && <RoundManagement />}
        <HowToPlay />
      </Below>
    </>
  );
}
