import { styled } from '@updown/shared';
import { useState } from 'react';
import { Activity } from '../activity/activity';
import { ApiWarning } from '../api-health/api-warning';
import { BetCard } from '../bet/bet-card';
import { CommandProvider } from '../commands/command-provider';
import { HowToPlay } from '../guide/how-to-play';
import { ActivePrediction } from '../predictions/active-prediction';
import { RecentPredictions } from '../predictions/recent-predictions';
import { ClaimableRewards } from '../rewards/claimable-rewards';
import { EarlierResult, RESULT_ID } from '../round-completed/earlier-result';
import { RoundCompleted } from '../round-completed/round-completed';
import { useToldRound } from '../round-completed/use-told-round';
import { RoundManagement } from '../round-management/round-management';
import { RoundCard } from '../round/round-card';
import { useLiveRound } from '../round/use-live-round';
import { isRunning } from '../rules/round-phase';

// The panel answers to the room that its page gives it, not to the window.
const Panel = styled.div`
  container-type: inline-size;
`;

const Columns = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.md};

  @container (min-width: 760px) {
    grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr);
    align-items: start;
  }
`;

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.md};
  min-width: 0;
`;

const Notices = styled(Column)`
  grid-column: 1 / -1;

  &:empty {
    display: none;
  }
`;

/** The whole of a bet: the round, the stake, the result and the rewards. */
export function GamePanel() {
  const { phase, isLoading } = useLiveRound();
  // Starting a round is the next step only while none runs; until there was an answer, nothing has to give way to it.
  const [answered, setAnswered] = useState(false);
  if (!isLoading && !answered) setAnswered(true);
  const runs = !answered || isRunning(phase);
  const { told, dismiss } = useToldRound();
  const completed = told !== null && (
    <div id={RESULT_ID}>
      <RoundCompleted key={told.round.id} told={told} onDismiss={dismiss} />
    </div>
  );
  return (
    <CommandProvider>
      <Panel>
        <Columns>
          <Notices>
            <ApiWarning />
          </Notices>
          <Column>
            <RoundCard />
            <Activity kinds={['start-round']} />
            {runs && told !== null && <EarlierResult told={told} />}
            {!runs && completed}
            <ActivePrediction />
            {!runs && <RoundManagement />}
            <BetCard />
          </Column>
          <Column>
            {runs && completed}
            <ClaimableRewards />
            <Activity kinds={['claim']} />
            <RecentPredictions />
            {runs && <RoundManagement />}
            <HowToPlay />
          </Column>
        </Columns>
      </Panel>
    </CommandProvider>
  );
}
