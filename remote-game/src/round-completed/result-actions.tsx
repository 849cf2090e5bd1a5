import { formatTokens, styled, type Text } from '@updown/shared';
import { t } from '../../texts/texts';
import { claim } from '../commands/claim';
import { useCommands } from '../commands/use-commands';
import { useBusy } from '../player/use-busy';
import { usePlayer } from '../player/use-player';
import { TicketStart } from '../round-management/round-management';
import type { NextStep } from '../rules/next-step';
import { BigButton, Pair } from '../ticket/big-button';
import { Claimed } from './claimed';
import { resultLooks } from './result-looks';
import type { PlayersResult } from './use-round-result';

const Amount = styled.span`
  white-space: nowrap;
`;

/** The next steps after a round: the result, the payout, and then the next round. */
export interface Next {
  /** Starts a round, or bets in the running one. Null below the ticket, which has its own button. */
  kind: NextStep;
  roundId: number;
  onBet: () => void;
}

export function ResultActions({ outcome, next }: { outcome: PlayersResult; next: Next }) {
  const { result, round, recheck, isChecking } = outcome;
  const label = result.status === 'resolved' ? resultLooks[result.result].claim : null;
  const claims = label !== null && !outcome.hasClaimed;
  return (
    <Pair>
      {claims && <ClaimButton outcome={outcome} label={label} />}
      {label !== null && outcome.hasClaimed && <Claimed roundId={round.id} />}
      {round.outcome === null && (
        <BigButton aria-disabled={isChecking} onClick={isChecking ? undefined : recheck}>
          {t('Check Result')}
        </BigButton>
      )}
      {next.kind === 'start' && <TicketStart $variant={claims ? 'quiet' : 'primary'} />}
      {next.kind === 'bet' && (
        <BigButton $variant={claims ? 'quiet' : 'primary'} onClick={next.onBet}>
          {t('Predict in round #{id}', { id: next.roundId })}
        </BigButton>
      )}
    </Pair>
  );
}

function ClaimButton({ outcome, label }: { outcome: PlayersResult; label: Text }) {
  const { run } = useCommands();
  const { address, config, wallet } = usePlayer();
  const busy = useBusy();
  if (config === undefined || address === null || wallet !== 'ready') return null;
  const { round, claimable } = outcome;
  return (
    <BigButton
      $variant="primary"
      disabled={busy}
      onClick={() =>
        run('claim', claim(config, address, [{ roundId: round.id, amount: claimable }]))
      }
    >
      <span>
        {t(label)}
        {claimable !== '0' && (
          <>
            {' · '}
            <Amount translate="no">{`${formatTokens(claimable)} ${config.token.symbol}`}</Amount>
          </>
        )}
      </span>
    </BigButton>
  );
}
