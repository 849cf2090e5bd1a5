import { Button, Card } from '@updown/shared';
import { t } from '../../texts/texts';
import { ResultActions } from '../round-completed/result-actions';
import { RoundCompleted } from '../round-completed/round-completed';
import type { PlayersResult } from '../round-completed/use-round-result';
import { FocusPlace } from './focus-place';

interface ResultBelowProps {
  outcome: PlayersResult;
  onDismiss: () => void;
}

/** The result of the player's earlier round, while the ticket shows the running round. */
export function ResultBelow({ outcome, onDismiss }: ResultBelowProps) {
  const dismissal = outcome.round.outcome !== null && (
    <Button $small onClick={onDismiss}>
      {t('Dismiss')}
    </Button>
  );
  return (
    <Card title={t('Round Completed')} aside={dismissal}>
      <RoundCompleted outcome={outcome} />
      <FocusPlace>
        <ResultActions
          outcome={outcome}
          next={{ kind: null, roundId: outcome.round.id, onBet: onDismiss }}
        />
      </FocusPlace>
    </Card>
  );
}
