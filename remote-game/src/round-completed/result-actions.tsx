import { t } from '../../texts/texts';
import { TicketStart } from '../round-management/round-management';
import type { afterResult } from '../rules/next-step';
import { BigButton, Pair } from '../ticket/big-button';
import { ClaimButton } from './claim-button';
import { Claimed } from './claimed';
import { resultLooks } from './result-looks';
import type { PlayersResult } from './use-round-result';

interface ResultActionsProps {
  outcome: PlayersResult;
  next: ReturnType<typeof afterResult>;
}

/** The next steps after a round: the result, the payout, and then the next round. */
export function ResultActions({ outcome, next }: ResultActionsProps) {
  const { result, round, recheck, isChecking } = outcome;
  const label = result.status === 'resolved' ? resultLooks[result.result].claim : null;
  return (
    <Pair>
      {label !== null && next === 'claim' && <ClaimButton outcome={outcome} label={label} />}
      {label !== null && outcome.hasClaimed && <Claimed roundId={round.id} />}
      {round.outcome === null && (
        <BigButton aria-disabled={isChecking} onClick={isChecking ? undefined : recheck}>
          {t('Check Result')}
        </BigButton>
      )}
      {next === 'start' && <TicketStart $variant="primary" />}
    </Pair>
  );
}
