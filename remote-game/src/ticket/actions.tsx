import {
  chainSwitchRequested,
  exactAmount,
  MAX_ALLOWANCE,
  useSymbol,
  walletDialogRequested,
} from '@updown/shared';
import { t } from '../../texts/texts';
import { approve } from '../commands/approve';
import { useCommands } from '../commands/use-commands';
import { OnBreak } from '../limits/on-break';
import { BigButton } from '../panel/big-button';
import { usePlayer } from '../player/use-player';
import { TicketStart } from '../round-management/round-management';
import { ChooseDirection, Directions, type Bet } from './directions';
import { FaucetButton } from './faucet-button';
import type { TicketParts } from './ticket-parts';

/** The player's next step. */
export function Actions({ parts, ...props }: Bet & { parts: TicketParts | null }) {
  switch (props.state.action) {
    case 'connect':
      return <ChooseDirection {...props} asksFor={walletDialogRequested} />;
    case 'switch-network':
      return <ChooseDirection {...props} asksFor={() => chainSwitchRequested()} />;
    case 'rest':
      return <OnBreak />;
    case 'faucet':
      return <FaucetButton />;
    case 'start':
      return <TicketStart $variant="primary" />;
    case 'approve':
      return <Approve {...props} />;
    case 'confirm':
      return parts === null ? null : <parts.ConfirmBet {...props} />;
    case 'predict':
      return <Directions {...props} />;
  }
}

function Approve({ state, stake, approval }: Bet) {
  const { run } = useCommands();
  const { config } = usePlayer();
  const symbol = useSymbol();
  const onApprove = () => {
    if (config === undefined || stake === null) return;
    run('approve', approve(config, approval === 'exact' ? stake : MAX_ALLOWANCE));
  };
  return (
    <BigButton $variant="primary" disabled={state.blockedBy !== null} onClick={onApprove}>
      <span>
        {t('Approve Tokens')}
        {stake !== null && <span translate="no">{` · ${exactAmount(stake)} ${symbol}`}</span>}
      </span>
    </BigButton>
  );
}
