import { Failure, styled, useWallet } from '@updown/shared';
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

// While hidden, the content loads in its place, so that what follows the panel does not move.
const Below = styled.div`
  display: contents;

  &[hidden] {
    display: contents;
    visibility: hidden;
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

function Content() {
  const { phase } = useLiveRound();
  const wallet = useWallet();
  const { facts, state } = usePanel();
  const { shown, dismiss } = useResultRound();
  const outcome = useRoundResult(shown);
  const isKnown = useKnown(outcome);
  const { ticket, hasStrip } = ticketView({
    phase,
    predicted: facts.predicted,
    result: outcome && {
      isLatest: outcome.shown.earlier === null,
      isOwn: outcome.shown.position !== null,
    },
  });
  const isVisitor = facts.session === 'signed-out' && wallet.status === 'disconnected';
  const { parts, isMissing, retry } = useParts(!isVisitor || ticket !== 'bet' || hasStrip);
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
      {isReady && parts !== null && hasStrip && outcome !== null && (
        <parts.ResultStrip outcome={outcome} onDismiss={dismiss} />
      )}
      {retry !== null && <Failure title={t('A part of the panel did not load.')} onRetry={retry} />}
      <Below hidden={!isReady}>
        {parts !== null && (
          <FocusPlace>
            <parts.ClaimableRewards />
          </FocusPlace>
        )}
        {ticket !== 'result' && <Activity kinds={['claim']} />}
        {parts !== null && <parts.RecentPredictions />}
        <HowToPlay />
        {!startsInTicket(ticket, outcome?.canClaim === true, state) && <RoundManagement />}
      </Below>
    </>
  );
}
