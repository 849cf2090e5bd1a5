import { formatPrice, type AdminCommands, msg } from '@updown/shared';
import { t } from '../../texts/texts';
import { checkPrice, checkRoundId, priceWarning } from '../rules/admin-rules';
import { FieldForm, type Fields } from './field-form';
import { roundVoided } from './forms';
import { signedCommand } from './signed-command';

type Body = AdminCommands['resolve-round'];

function fieldsOf(): Fields<Body> {
  return {
    roundId: { label: t('Round ID'), inputMode: 'numeric', check: checkRoundId },
    price: {
      label: t('End price in USD (optional)'),
      inputMode: 'decimal',
      hint: t("Leave empty to use the feed's first price after the round's end"),
      check: checkPrice,
    },
  };
}

function question({ roundId, price }: Body): string {
  return price === undefined
    ? t(
        "Resolve round {id} at the feed's first price after its end? You cannot change the result later.",
        { id: roundId },
      )
    : t(
        'Post the price {price} to the feed and resolve round {id}? You cannot change the result later.',
        { price: formatPrice(price), id: roundId },
      ) + priceWarning(price);
}

const resolveRound = signedCommand('resolve-round', ({ roundId }, { isVoid }) =>
  isVoid === true ? roundVoided(roundId) : t('Round {id} resolved successfully!', { id: roundId }),
);

/** Resolves an ended round, at the admin's end price if one is given. */
export function ResolveRoundForm() {
  return (
    <FieldForm
      title={msg('Resolve Round')}
      action={t('Resolve')}
      fields={fieldsOf()}
      execute={resolveRound}
      question={question}
    />
  );
}
