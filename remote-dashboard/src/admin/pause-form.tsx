import {
  Notice,
  pause,
  shortAddress,
  unpause,
  useOperatorOverviewQuery,
  useOwnerInfoQuery,
  useSession,
} from '@updown/shared';
import { CommandForm } from './command-form';
import { useCommand, type CarryOut } from './use-command';
import { readConfig, sendByWallet } from './wallet-command';

const texts = {
  pause: {
    title: 'Pause Game',
    action: 'Pause',
    question:
      'No round can be started and no stake be placed until the game goes on. Running rounds are resolved, and claims and refunds are paid. Your wallet sends the transaction.',
    done: 'The game is paused.',
    call: pause,
  },
  unpause: {
    title: 'Game is paused',
    action: 'Unpause',
    question:
      'Rounds can be started and stakes be placed again. Your wallet sends the transaction.',
    done: 'The game goes on.',
    call: unpause,
  },
};

const carryOut: CarryOut<keyof typeof texts> = (what, tell) => async (dispatch) => {
  tell('Confirm in your wallet...');
  const { contracts } = await dispatch(readConfig());
  const { call, done, action } = texts[what];
  return dispatch(
    sendByWallet({ call: call(contracts.game), summary: `${action} the game`, done }),
  );
};

/** Stops the game, or lets it go on: the contract takes this from its owner and its pauser alone. */
export function PauseForm() {
  const { userAddress } = useSession();
  const { data: overview } = useOperatorOverviewQuery();
  const { data: roles } = useOwnerInfoQuery(userAddress);
  const command = useCommand(carryOut);
  if (overview === undefined || roles === undefined) return null;

  const { title, action } = texts[overview.isPaused ? 'unpause' : 'pause'];
  const may = userAddress === roles.owner || userAddress === overview.pauser;
  return (
    <CommandForm
      title={title}
      action={action}
      isDangerous={!overview.isPaused}
      isDisabled={!may}
      command={command}
      question={(what) => texts[what].question}
      onSubmit={() => command.ask(overview.isPaused ? 'unpause' : 'pause')}
    >
      {!may && (
        <Notice tone="info">
          Only the owner {shortAddress(roles.owner)} and the pauser {shortAddress(overview.pauser)}{' '}
          can pause the game.
        </Notice>
      )}
    </CommandForm>
  );
}
