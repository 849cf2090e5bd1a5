import { Button, styled, useSymbol } from '@updown/shared';
import { t } from '../../texts/texts';
import { FocusPlace } from '../game-panel/focus-place';
import { claimSum } from '../rules/claim-text';
import { resultAmount } from '../rules/result-amount';
import { ClaimButton } from './claim-button';
import { Claimed } from './claimed';
import { resultLooks } from './result-looks';
import type { PlayersResult } from './use-round-result';

const Strip = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => `${theme.space.xxs} ${theme.space.sm}`};
  padding: ${({ theme }) => `${theme.space.xs} ${theme.space.md}`};
  background: ${({ theme }) => theme.color.surface};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.md};
  font-size: ${({ theme }) => theme.font.size.sm};

  > p {
    flex: 1 1 auto;
  }
`;

interface ResultStripProps {
  outcome: PlayersResult;
  onDismiss: () => void;
}

/** The result of the player's earlier round in one line, while the ticket is the next round's. */
export function ResultStrip({ outcome, onDismiss }: ResultStripProps) {
  const { result, round, canClaim, hasClaimed, isChecking, recheck } = outcome;
  const claimLabel = result.status === 'resolved' ? resultLooks[result.result].claim : null;
  return (
    <Strip aria-label={t('Round Completed')}>
      <p role="status">{useResultLine(outcome)}</p>
      <FocusPlace>
        {canClaim && claimLabel !== null && (
          <ClaimButton outcome={outcome} label={claimLabel} isSmall />
        )}
        {claimLabel !== null && hasClaimed && <Claimed roundId={round.id} />}
        {round.outcome === null ? (
          <Button $small aria-disabled={isChecking} onClick={isChecking ? undefined : recheck}>
            {t('Check Result')}
          </Button>
        ) : (
          <Button $small onClick={onDismiss}>
            {t('Dismiss')}
          </Button>
        )}
      </FocusPlace>
    </Strip>
  );
}

/** 'Round #10: you lost 60,000 ION' */
function useResultLine({ result, round, stake, payout, isChecking }: PlayersResult): string {
  const symbol = useSymbol();
  const { id } = round;
  if (result.status !== 'resolved') {
    return isChecking
      ? t('Checking result from blockchain...')
      : t('Round #{id}: waiting for the result', { id });
  }
  const { line, title } = resultLooks[result.result];
  const amount = resultAmount({ result: result.result, stake, payout });
  return amount === null
    ? `${t('Round #{id}', { id })}: ${t(title)}`
    : t(line, { id, amount: claimSum(amount.units, symbol) });
}
