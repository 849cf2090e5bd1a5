import { Notice, styled } from '@updown/shared';
import { resultLooks } from './result-notice';
import { useRoundResult } from './use-round-result';
import type { ToldRound } from './use-told-round';

/** Where the card of the round that is told can be found. */
export const RESULT_ID = 'round-completed';

// In two columns the card itself stands beside the round; in one it comes after the bet, out of sight.
const InOneColumn = styled.div`
  @container (min-width: 760px) {
    display: none;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 24px;
    color: inherit;
  }
`;

/** A line above the bet on the next round, which leads to the result of the player's own. */
export function EarlierResult({ told }: { told: ToldRound }) {
  const { result, round } = useRoundResult(told);
  const isResolved = result.status === 'resolved';
  const { tone, title } = isResolved
    ? resultLooks[result.result]
    : { tone: 'info' as const, title: 'Waiting for result...' };
  return (
    <InOneColumn>
      <Notice tone={tone}>
        <span>
          Round #{round.id}: {title}
        </span>
        <a href={`#${RESULT_ID}`}>{isResolved ? 'See result' : 'Check Result'}</a>
      </Notice>
    </InOneColumn>
  );
}
