import { Button, styled } from '@updown/shared';
import { t } from '../../texts/texts';
import { FocusPlace } from '../panel/focus-place';
import { useComesByItself } from '../round/use-comes-by-itself';
import { ClaimButton } from './claim-button';
import { Claimed } from './claimed';
import { resultLooks } from './result-looks';
import { ShareButton } from './share-button';
import type { PlayersResult } from './use-round-result';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};

  &:empty {
    display: none;
  }
`;

interface ResultActionsProps {
  outcome: PlayersResult;
  /** Whether there is room for Share. */
  hasShare?: boolean;
}

/** What a player can do about a result: check it once it is overdue, claim its payout, share it. */
export function ResultActions({ outcome, hasShare = false }: ResultActionsProps) {
  const { result, round, canClaim, hasClaimed, recheck, isChecking, shown } = outcome;
  const comesByItself = useComesByItself() && shown.earlier === null;
  const known = result.status === 'resolved' ? result.result : null;
  const label = known === null ? null : resultLooks[known].claim;
  return (
    <Row>
      <FocusPlace>
        {label !== null && canClaim && <ClaimButton outcome={outcome} label={label} />}
        {label !== null && hasClaimed && <Claimed roundId={round.id} />}
        {round.outcome === null && !comesByItself && (
          <Button aria-disabled={isChecking} onClick={isChecking ? undefined : recheck}>
            {t('Check Result')}
          </Button>
        )}
        {hasShare && known !== null && <ShareButton result={known} outcome={outcome} />}
      </FocusPlace>
    </Row>
  );
}
