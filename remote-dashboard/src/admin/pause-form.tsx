import {
  Notice,
  pause,
  shortAddress,
  unpause,
  useOperatorOverviewQuery,
  useOwnerInfoQuery,
  useSession,
  readConfig,
  msg,
} from '@updown/shared';
import { t } from '../../texts/texts';
import { CommandForm } from './command-form';
import { useCommand, type Execute } from './use-command';
import { sendByWallet } from './wallet-command';

const texts = {
  pause: {
    title: msg('Pause Game'),
    action: msg('Pause'),
    question: msg(
      'Stop new rounds? The running round, claims and refunds continue as usual. Your wallet sends the transaction.',
    ),
    done: msg('The game is paused.'),
    summary: msg('Pause the game'),
    call: pause,
  },
  unpause: {
    title: msg('Game is paused'),
    action: msg('Unpause'),
    question: msg('Allow new rounds again? Your wallet sends the transaction.'),
    done: msg('The game is running again.'),
    summary: msg('Unpause the game'),
    call: unpause,
  },
};

const execute: Execute<keyof typeof texts> = (what, onProgress) => async (dispatch) => {
  onProgress(t('Confirm in your wallet...'));
  const { contracts } = await readConfig(dispatch);
  const { call, done, summary } = texts[what];
  return dispatch(
    sendByWallet({
      call: call(contracts.game),
      action: what,
      summary: t(summary),
      done: t(done),
    }),
  );
};

/** Pauses or unpauses the game. The contract accepts this only from its owner and its pauser. */
export function PauseForm() {
  const { userAddress } = useSession();
  const { data: overview } = useOperatorOverviewQuery();
  const { data: roles } = useOwnerInfoQuery(userAddress);
  const command = useCommand(execute);
  if (overview === undefined || roles === undefined) return null;

  const { title, action } = texts[overview.isPaused ? 'unpause' : 'pause'];
  const may = userAddress === roles.owner || userAddress === overview.pauser;
  return (
    <CommandForm
      title={title}
      action={t(action)}
      isDangerous={!overview.isPaused}
      isDisabled={!may}
      command={command}
      question={(what) => t(texts[what].question)}
      onSubmit={() => command.ask(overview.isPaused ? 'unpause' : 'pause')}
    >
      {!may && (
        <Notice tone="info">
          {t('Only the owner {owner} and the pauser {pauser} can pause the game.', {
            owner: shortAddress(roles.owner),
            pauser: shortAddress(overview.pauser),
          })}
        </Notice>
      )}
    </CommandForm>
  );
}
