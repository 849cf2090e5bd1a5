import { msg, type AdminCommands } from '@updown/shared';
import { t } from '../../texts/texts';
import { checkRoundId } from '../rules/admin-rules';
import { FieldForm, type Fields } from './field-form';
import { roundVoided } from './forms';
import { signedCommand } from './signed-command';

function fieldsOf(): Fields<AdminCommands['void-round']> {
  return {
    roundId: {
      label: t('ID of the round to void'),
      inputMode: 'numeric',
      hint: t("Possible from one hour after the round's end"),
      check: checkRoundId,
    },
  };
}

const voidRound = signedCommand('void-round', ({ roundId }) => roundVoided(roundId));

/** Voids a round without a price, so that players can claim their stakes back. */
export function VoidRoundForm() {
  return (
    <FieldForm
      title={msg('Void Round')}
      action={t('Void')}
      isDangerous
      fields={fieldsOf()}
      execute={voidRound}
      question={({ roundId }) =>
        t('Void round {id} and return every stake in it? You cannot undo this.', { id: roundId })
      }
    />
  );
}
