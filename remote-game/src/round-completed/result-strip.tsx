import { Amount, Button, styled, useSymbol } from '@updown/shared';
import { t } from '../../texts/texts';
import { resultSum } from '../rules/result-amount';
import { PayoutText } from './payout-text';
import { ResultActions } from './result-actions';
import { resultTitle } from './result-looks';
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

/** The result in one line, for a small window that has shown it. */
export function ResultStrip({ outcome, onDismiss }: ResultStripProps) {
  const { round, isChecking, canClaim } = outcome;
  return (
    <Strip {...(canClaim && { id: 'claimable-rewards' })} aria-label={t('Round Completed')}>
      <p role="status">
        {round.outcome !== null ? (
          <Known outcome={outcome} />
        ) : isChecking ? (
          t('Checking result from blockchain...')
        ) : (
          t('Round #{id}: waiting for the result', { id: round.id })
        )}
      </p>
      <ResultActions outcome={outcome} />
      {round.outcome !== null && (
        <Button $small onClick={onDismiss}>
          {t('Dismiss')}
        </Button>
      )}
    </Strip>
  );
}

/** 'Round #10: You won! 54,000 ION on its way · 0:48' */
function Known({ outcome }: { outcome: PlayersResult }) {
  const symbol = useSymbol();
  const { result, round, stake, payout, hasClaimed } = outcome;
  if (result.status !== 'resolved') return null;
  const sum = resultSum({ result: result.result, stake, payout });
  return (
    <>
      {`${t('Round #{id}', { id: round.id })}: ${t(resultTitle(result.result, hasClaimed))} `}
      {sum !== null && (
        <>
          <strong>
            <Amount of={sum} symbol={symbol} />
          </strong>{' '}
        </>
      )}
      {result.result !== 'lose' && <PayoutText outcome={outcome} />}
    </>
  );
}
