import {
  Button,
  explorerTransaction,
  shortHash,
  styled,
  type Text,
  useConfigQuery,
} from '@updown/shared';
import { t } from '../../texts/texts';
import { claim } from '../commands/claim';
import { useCommands } from '../commands/use-commands';
import { FocusPlace } from '../panel/focus-place';
import { useBusy } from '../player/use-busy';
import { useOwnPrediction, usePlayer } from '../player/use-player';
import { useComesByItself } from '../round/use-comes-by-itself';
import { usePayoutState } from './payout-text';
import { resultLooks } from './result-looks';
import { ShareButton } from './share-button';
import type { PlayersResult } from './use-round-result';

const Done = styled.p`
  align-self: center;
  color: ${({ theme }) => theme.color.up};
  font-weight: ${({ theme }) => theme.font.weight.semibold};

  a,
  small {
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.font.size.sm};
    font-weight: ${({ theme }) => theme.font.weight.regular};
  }
`;

/** Says that the player has claimed, or that another account has paid them, with the transaction. */
function Claimed({ roundId }: { roundId: number }) {
  const { address } = usePlayer();
  const { claimedBy, claimTransaction: hash } = useOwnPrediction(roundId).prediction;
  const explorer = useConfigQuery().data?.explorerUrl ?? null;
  const isPaid = claimedBy !== null && claimedBy.toLowerCase() !== address?.toLowerCase();
  if (!isPaid || hash === null) return <Done>{t('Claimed')}</Done>;
  return (
    <Done>
      {t('Paid to your wallet')}{' '}
      {explorer === null ? (
        <small translate="no">{shortHash(hash)}</small>
      ) : (
        <a href={explorerTransaction(explorer, hash)} target="_blank" rel="noreferrer">
          {t('View Transaction')}
        </a>
      )}
    </Done>
  );
}

interface ClaimButtonProps {
  outcome: PlayersResult;
  label: Text;
}

/** 'Claim Rewards', quiet while the operator is about to pay. Renders nothing while the wallet cannot claim. */
function ClaimButton({ outcome, label }: ClaimButtonProps) {
  const { run } = useCommands();
  const { address, config, wallet } = usePlayer();
  const busy = useBusy();
  const state = usePayoutState(outcome);
  if (config === undefined || address === null || wallet !== 'ready') return null;
  const { round, claimable } = outcome;
  return (
    <Button
      $variant={state === 'on-its-way' ? 'quiet' : 'primary'}
      disabled={busy}
      onClick={() =>
        run('claim', claim(config, address, [{ roundId: round.id, amount: claimable }]))
      }
    >
      {t(label)}
    </Button>
  );
}

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
