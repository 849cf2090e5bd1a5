import { formatCountdown, Notice, useClock, type OperatorOverview } from '@updown/shared';
import { Part, Quiet } from './lines';

type WaitingRound = OperatorOverview['waiting'][number];

/** The keeper resolves within seconds; only what takes longer is a reason to look. */
const PATIENCE_SECONDS = 15;

/** Ended rounds without a result, by how long they have waited. */
export function WaitingRounds({ rounds }: { rounds: readonly WaitingRound[] }) {
  return (
    <Part aria-label="Rounds waiting for their result">
      <h3>Waiting for a result</h3>
      {rounds.length === 0 && <Quiet>No round waits.</Quiet>}
      {rounds.map((round) => (
        <Waiting key={round.roundId} round={round} />
      ))}
    </Part>
  );
}

function Waiting({ round: { roundId, endedAt, voidableAt } }: { round: WaitingRound }) {
  const waited = useClock((now) => Math.max(0, Math.floor(now / 1000) - endedAt));
  const isVoidable = useClock((now) => now >= voidableAt * 1000);
  return (
    <Notice tone={waited < PATIENCE_SECONDS ? 'info' : 'warning'}>
      Round {roundId} has waited {formatCountdown(waited)} for its result.
      {isVoidable && ' It can be voided.'}
    </Notice>
  );
}
