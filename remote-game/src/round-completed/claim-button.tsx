import { Button, type Text } from '@updown/shared';
import { t } from '../../texts/texts';
import { claim } from '../commands/claim';
import { useCommands } from '../commands/use-commands';
import { useBusy } from '../player/use-busy';
import { usePlayer } from '../player/use-player';
import { usePayoutState } from './payout-text';
import type { PlayersResult } from './use-round-result';

interface ClaimButtonProps {
  outcome: PlayersResult;
  label: Text;
}

/** 'Claim Rewards', quiet while the operator is about to pay. Renders nothing while the wallet cannot claim. */
export function ClaimButton({ outcome, label }: ClaimButtonProps) {
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
