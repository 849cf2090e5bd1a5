import { formatPrice, type AdminCommands, msg } from '@updown/shared';
import { t } from '../../texts/texts';
import { checkPrice, priceWarning } from '../rules/admin-rules';
import { FieldForm, type Fields } from './field-form';
import { signedCommand } from './signed-command';

type Body = AdminCommands['start-round'];

function fieldsOf(): Fields<Body> {
  return {
    price: {
      label: t('Start price in USD (optional)'),
      inputMode: 'decimal',
      hint: t('Leave empty to use the latest feed price'),
      check: checkPrice,
    },
  };
}

function question({ price }: Body): string {
  return price === undefined
    ? t("Start a new round for everyone at the feed's price?")
    : t('Post the price {price} to the feed and start a new round for everyone at it?', {
        price: formatPrice(price),
      }) + priceWarning(price);
}

const startRound = signedCommand('start-round', () => t('New round started successfully!'));

/** Starts a round, at the admin's price if one is given. */
export function StartRoundForm() {
  return (
    <FieldForm
      title={msg('Start New Round')}
      action={t('Start Round')}
      fields={fieldsOf()}
      execute={startRound}
      question={question}
    />
  );
}
