import { Button, Card, styled } from '@updown/shared';
import type { MouseEvent } from 'react';
import { t } from '../../texts/texts';
import { Activity } from '../activity/activity';
import { ResultActions } from './result-actions';
import { RoundCompleted } from './round-completed';
import type { PlayersResult } from './use-round-result';

interface ResultCardProps {
  outcome: PlayersResult;
  onDismiss: () => void;
}

/** The player's result, from the end of the round until they dismiss it. */
export function ResultCard({ outcome, onDismiss }: ResultCardProps) {
  const { result, canClaim } = outcome;
  return (
    <Card
      {...(canClaim && { id: 'claimable-rewards' })}
      title={t('Round Completed')}
      aside={
        result.status === 'resolved' && (
          <Button $small onClick={onDismiss}>
            {t('Dismiss')}
          </Button>
        )
      }
    >
      <RoundCompleted outcome={outcome} />
      <ResultActions outcome={outcome} hasShare />
      <Activity kinds={['claim']} />
    </Card>
  );
}

// Over the page, with its lower edge on the bar.
const Above = styled.div`
  position: absolute;
  inset: auto ${({ theme }) => theme.space.xs} calc(100% + ${({ theme }) => theme.space.xs});

  > section {
    gap: ${({ theme }) => theme.space.xs};
    box-shadow: 0 0 32px ${({ theme }) => theme.color.shadow};
  }
`;

/** The result in a small window, above the bar. A touch folds it into a line. */
export function ResultSheet({ onFold, ...card }: ResultCardProps & { onFold: () => void }) {
  const fold = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('button,a') === null) onFold();
  };
  return (
    <Above data-result-sheet onClick={fold}>
      <ResultCard {...card} />
    </Above>
  );
}
