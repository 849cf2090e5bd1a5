import {
  Button,
  Card,
  formatTokens,
  POLL_MS,
  styled,
  useClaimableRewardsQuery,
  usePolling,
  type ClaimableReward,
} from '@updown/shared';
import { claim } from '../commands/claim';
import { useCommands } from '../commands/use-commands';
import { useBusy } from '../player/use-busy';
import { usePlayer } from '../player/use-player';
import { useSymbol } from '../player/use-symbol';

/** How many are listed; Claim all takes every one. */
const SHOWN = 3;
/** How many one transaction claims: far below a block's gas, however many wait. */
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

/** What the player won, or gets back, and has not taken yet. */
export function ClaimableRewards() {
  const { session } = usePlayer();
  return session === 'signed-in' ? <Rewards /> : null;
}

function Rewards() {
  const { data: rewards = [] } = useClaimableRewardsQuery(undefined, usePolling(POLL_MS.player));
  const onClaim = useClaim();
  if (rewards.length === 0) return null;
  const [first, ...more] = rewards.slice(0, AT_ONCE).map(({ roundId }) => roundId);
  return (
    <Card
      title="Claimable Rewards"
      aside={
        first !== undefined &&
        more.length > 0 && (
          <Button
            $small
            $variant="primary"
            disabled={onClaim === null}
            onClick={() => onClaim?.([first, ...more])}
          >
            Claim all
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

type Claim = ((roundIds: readonly [number, ...number[]]) => void) | null;

/** Null while the wallet cannot claim. */
function useClaim(): Claim {
  const { run } = useCommands();
  const { address, config, wallet } = usePlayer();
  const busy = useBusy();
  if (busy || config === undefined || address === null || wallet !== 'ready') return null;
  return (roundIds) => run('claim', claim(config, address, roundIds));
}

function Reward({ reward, onClaim }: { reward: ClaimableReward; onClaim: Claim }) {
  const symbol = useSymbol();
  const { roundId, payoutAmount, status } = reward;
  return (
    <Row>
      <span>
        <strong>
          {formatTokens(payoutAmount, 2)} {symbol}
        </strong>
        <small>
          Round #{roundId} · {status === 'win' ? 'Won' : 'Stake returned'}
        </small>
      </span>
      <Button
        $small
        aria-label={`Claim Round #${roundId}`}
        disabled={onClaim === null}
        onClick={() => onClaim?.([roundId])}
      >
        Claim
      </Button>
    </Row>
  );
}
