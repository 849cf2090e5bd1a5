import {
  formatCountdown,
  formatTokens,
  Notice,
  POLL_MS,
  Stat,
  Stats,
  useClock,
  useCurrentRoundQuery,
  usePolling,
  type CurrentRound,
} from '@updown/shared';
import { waitingSeconds } from './waiting-seconds';

/** What the running round has at stake on each side, and how long an ended one has been without its result. */
export function LiveExposure() {
  const { data } = useCurrentRoundQuery(undefined, usePolling(POLL_MS.round));
  const round = data?.current ?? null;
  if (round === null || round.status === 'idle') return null;
  return (
    <>
      <Stats>
        <Stat label={`Round ${round.id} on UP`}>{formatTokens(round.up_predictions, 2)} ION</Stat>
        <Stat label={`Round ${round.id} on DOWN`}>
          {formatTokens(round.down_predictions, 2)} ION
        </Stat>
      </Stats>
      <Waiting round={round} />
    </>
  );
}

function Waiting({ round }: { round: CurrentRound }) {
  const seconds = useClock((now) => waitingSeconds(round, now));
  if (seconds === null) return null;
  return (
    <Notice tone="warning">
      Round {round.id} has waited {formatCountdown(seconds)} for its result.
    </Notice>
  );
}
