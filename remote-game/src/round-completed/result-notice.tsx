import { Button, formatTokens, Notice, styled } from '@updown/shared';
import { claim } from '../commands/claim';
import { useCommands } from '../commands/use-commands';
import { useBusy } from '../player/use-busy';
import { usePlayer } from '../player/use-player';

type Result = 'win' | 'lose' | 'draw' | 'void';

interface Look {
  tone: 'success' | 'error' | 'info' | 'warning';
  mark: string;
  title: string;
  text: string;
  claim: string | null;
}

export const resultLooks: Record<Result, Look> = {
  win: {
    tone: 'success',
    mark: '✓',
    title: 'You won!',
    text: 'The price moved your way.',
    claim: 'Claim Rewards',
  },
  lose: {
    tone: 'error',
    mark: '✕',
    title: 'You lost.',
    text: 'The price moved against you.',
    claim: null,
  },
  draw: {
    tone: 'info',
    mark: '=',
    title: 'Draw',
    text: 'The price did not move, so your stake is returned.',
    claim: 'Claim Stake',
  },
  void: {
    tone: 'warning',
    mark: '○',
    title: 'Refunded',
    text: 'The round could not be resolved, so your stake is returned.',
    claim: 'Claim Stake',
  },
};

const Words = styled.span`
  display: grid;
  grid-template-columns: auto 1fr;
  column-gap: ${({ theme }) => theme.space.xs};

  small {
    grid-column: 2;
    color: ${({ theme }) => theme.color.text};
    font-size: inherit;
    font-weight: ${({ theme }) => theme.font.weight.regular};
  }
`;

interface ResultNoticeProps {
  roundId: number;
  result: Result;
  claimable: string;
  hasClaimed: boolean;
}

/** The player's win, loss, draw or refund, and the way to the money. */
export function ResultNotice({ roundId, result, claimable, hasClaimed }: ResultNoticeProps) {
  const { tone, mark, title, text, claim: label } = resultLooks[result];
  return (
    <Notice tone={tone} role="status">
      <Words>
        <span aria-hidden>{mark}</span>
        <strong>{title}</strong>
        <small>{text}</small>
      </Words>
      {label !== null && hasClaimed && <span>Claimed</span>}
      {label !== null && !hasClaimed && (
        <ClaimButton roundId={roundId} label={label} amount={claimable} />
      )}
    </Notice>
  );
}

function ClaimButton({
  roundId,
  label,
  amount,
}: {
  roundId: number;
  label: string;
  amount: string;
}) {
  const { run } = useCommands();
  const { address, config, wallet } = usePlayer();
  const busy = useBusy();
  if (config === undefined || address === null || wallet !== 'ready') return null;
  return (
    <Button
      $variant="primary"
      disabled={busy}
      onClick={() => run('claim', claim(config, address, [roundId]))}
    >
      {label}
      {amount !== '0' && ` · ${formatTokens(amount, 2)} ${config.token.symbol}`}
    </Button>
  );
}
