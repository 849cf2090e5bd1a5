import {
  Amount,
  Button,
  Card,
  type ClaimableReward,
  POLL_MS,
  styled,
  useClaimableRewardsQuery,
  usePolling,
  useSymbol,
} from '@updown/shared';
import { t } from '../../texts/texts';
import { claim, type Claim, type Claims } from '../commands/claim';
import { useCommands } from '../commands/use-commands';
import { useBusy } from '../player/use-busy';
import { usePlayer } from '../player/use-player';
import { predictionStatus } from '../predictions/prediction-status';
import { claimSumOf } from '../rules/payout-state';

/** The length of the list. Claim all also claims the rewards below it. */
const SHOWN = 3;
/** The most rounds that one transaction claims, to keep its gas far below the block limit. */
const AT_ONCE = 50;

const Row = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.sm};
  min-height: 48px;
  border-top: 1px solid ${({ theme }) => theme.color.line};

  &:first-child {
    border-top: 0;
  }
  small {
    display: block;
    color: ${({ theme }) => theme.color.muted};
  }
`;

interface ClaimableRewardsProps {
  /** The round whose result the page shows with a claim of its own; null if there is none. */
  shownRound: number | null;
}

/** Winnings and returned stakes that the player has not claimed yet, each in one place only. */
export function ClaimableRewards({ shownRound }: ClaimableRewardsProps) {
  const { session } = usePlayer();
  return session === 'signed-in' ? <Rewards shownRound={shownRound} /> : null;
}

function Rewards({ shownRound }: ClaimableRewardsProps) {
  const { data = [] } = useClaimableRewardsQuery(undefined, usePolling(POLL_MS.player));
  const rewards = data.filter(({ roundId }) => roundId !== shownRound);
  const onClaim = useClaim();
  const symbol = useSymbol();
  if (rewards.length === 0) return null;
  const [first, ...more] = rewards.slice(0, AT_ONCE).map(claimOf);
  return (
    <Card
      isQuiet
      {...(shownRound === null && { id: 'claimable-rewards' })}
      title={t('Claimable Rewards')}
      aside={
        first !== undefined &&
        more.length > 0 && (
          <Button
            $small
            $variant="primary"
            disabled={onClaim === null}
            onClick={() => onClaim?.([first, ...more])}
          >
            {t('Claim all {amount}', { amount: sumOf(rewards.slice(0, AT_ONCE), symbol) })}
          </Button>
        )
      }
    >
      <ul>
        {rewards.slice(0, SHOWN).map((reward) => (
          <Reward key={reward.roundId} reward={reward} onClaim={onClaim} />
        ))}
      </ul>
    </Card>
  );
}

type OnClaim = ((claims: Claims) => void) | null;

/** Null while the wallet cannot claim. */
function useClaim(): OnClaim {
  const { run } = useCommands();
  const { address, config, wallet } = usePlayer();
  const busy = useBusy();
  if (busy || config === undefined || address === null || wallet !== 'ready') return null;
  return (claims) => run('claim', claim(config, address, claims));
}

function claimOf({ roundId, payoutAmount }: ClaimableReward): Claim {
  return { roundId, amount: payoutAmount };
}

function sumOf(rewards: readonly ClaimableReward[], symbol: string): string {
  const amounts = rewards.map(({ payoutAmount }) => payoutAmount);
  return claimSumOf(amounts, symbol) ?? '';
}

function reasonOf(status: ClaimableReward['status']): string {
  // Nothing is refunded before the player has it.
  if (status === 'void') return t('Round void');
  return t(predictionStatus[status].label);
}

function Reward({ reward, onClaim }: { reward: ClaimableReward; onClaim: OnClaim }) {
  const symbol = useSymbol();
  const { roundId, status } = reward;
  return (
    <Row>
      <span>
        <strong>
          <Amount of={reward.payoutAmount} symbol={symbol} />
        </strong>
        <small>
          {t('Round #{id}', { id: roundId })} · {reasonOf(status)}
        </small>
      </span>
      <Button
        $small
        aria-label={t('Claim Round #{id}', { id: roundId })}
        disabled={onClaim === null}
        onClick={() => onClaim?.([claimOf(reward)])}
      >
        {t('Claim')}
      </Button>
    </Row>
  );
}
