import { Button, styled, type Text } from '@updown/shared';
import { t } from '../../texts/texts';
import { claim } from '../commands/claim';
import { useCommands } from '../commands/use-commands';
import { useBusy } from '../player/use-busy';
import { usePlayer } from '../player/use-player';
import { claimSumOf } from '../rules/claim-text';
import { BigButton } from '../ticket/big-button';
import type { PlayersResult } from './use-round-result';

const Amount = styled.span`
  white-space: nowrap;
`;

interface ClaimButtonProps {
  outcome: PlayersResult;
  label: Text;
  isSmall?: boolean;
}

/** 'Claim Rewards · 50,583.41 ION'. Renders nothing while the wallet cannot claim. */
export function ClaimButton({ outcome, label, isSmall = false }: ClaimButtonProps) {
  const { run } = useCommands();
  const { address, config, wallet } = usePlayer();
  const busy = useBusy();
  if (config === undefined || address === null || wallet !== 'ready') return null;
  const { round, claimable } = outcome;
  const sum = claimSumOf([claimable], config.token.symbol);
  const Shape = isSmall ? Button : BigButton;
  return (
    <Shape
      $variant="primary"
      $small={isSmall}
      disabled={busy}
      onClick={() =>
        run('claim', claim(config, address, [{ roundId: round.id, amount: claimable }]))
      }
    >
      <span>
        {t(label)}
        {sum !== null && (
          <>
            {' · '}
            <Amount translate="no">{sum}</Amount>
          </>
        )}
      </span>
    </Shape>
  );
}
