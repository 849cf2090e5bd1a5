import { Card, msg, shortAddress, type AdminCommands, type AdminResult } from '@updown/shared';
import { t } from '../../texts/texts';
import { checkName } from '../rules/admin-rules';
import { FieldForm, type Fields } from './field-form';
import { Forms } from './forms';
import { signedCommand } from './signed-command';

function fieldsOf(): Fields<AdminCommands['hide-name']> {
  return { name: { label: t('Name'), inputMode: 'text', check: checkName } };
}

/** Whose name it is. */
function holderOf({ player }: AdminResult['data']): string {
  return player == null
    ? t('No player has it.')
    : t('It is the name of {player}.', { player: shortAddress(player) });
}

const hideName = signedCommand(
  'hide-name',
  ({ name }, data) => `${t('The name {name} is hidden.', { name })} ${holderOf(data)}`,
);
const showName = signedCommand(
  'show-name',
  ({ name }, data) => `${t('The name {name} is no longer hidden.', { name })} ${holderOf(data)}`,
);

/** The operator's commands for the names that players choose. */
export function PlayerNames() {
  return (
    <Card title={t('Player names')}>
      <Forms>
        <HideNameForm />
        <ShowNameForm />
      </Forms>
    </Card>
  );
}

/** Hides a player's name from everybody else. */
function HideNameForm() {
  return (
    <FieldForm
      title={msg('Hide Name')}
      action={t('Hide')}
      fields={fieldsOf()}
      execute={hideName}
      question={({ name }) =>
        t('Hide the name {name}? Only its player still sees it, and nobody can choose it.', {
          name,
        })
      }
    />
  );
}

function ShowNameForm() {
  return (
    <FieldForm
      title={msg('Show Name')}
      action={t('Show')}
      fields={fieldsOf()}
      execute={showName}
      question={({ name }) => t('Show the name {name} to everybody again?', { name })}
    />
  );
}
