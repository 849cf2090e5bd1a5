import {
  chainSwitchRequested,
  errorMessage,
  exactAmount,
  MAX_ALLOWANCE,
  toastShown,
  traceOf,
  useAppDispatch,
  useDevFaucetMutation,
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
import { type Bet, ChooseDirection, Directions } from './directions';
import type { TicketParts } from './ticket-parts';

/** Provides test tokens and gas, on a local chain only. */
function FaucetButton() {
  const dispatch = useAppDispatch();
  const { address, config } = usePlayer();
  const [askFaucet, { isLoading }] = useDevFaucetMutation();
  if (config?.isLocal !== true || address === null) return null;

  const onAsk = () =>
    void askFaucet({ address })
      .unwrap()
      .catch((thrown: unknown) => {
        const message = errorMessage(thrown, t('The faucet did not respond.'));
        const title = t("Couldn't get test tokens");
        dispatch(toastShown({ type: 'error', title, message, trace: traceOf(thrown) }));
      });

  return (
    <BigButton $variant="primary" disabled={isLoading} onClick={onAsk}>
      {isLoading ? t('Getting test tokens…') : t('Get test tokens')}
    </BigButton>
  );
}

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
