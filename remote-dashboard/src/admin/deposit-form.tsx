import {
  type AdminCommands,
  exactAmount,
  msg,
  parseAmount,
  useDepositLimitsQuery,
  useSymbol,
} from '@updown/shared';
import { t } from '../../texts/texts';
import { checkDeposit, type Bound } from '../rules/admin-rules';
import { FieldForm, type Fields } from './field-form';
import { signedCommand } from './signed-command';

type Body = AdminCommands['set-minimum-deposit'];

// Whole texts, because a translation cannot assemble them from the English parts.
const texts = {
  minimum: {
    title: msg('Minimum Deposit'),
    action: msg('Set Minimum'),
    label: msg('Minimum deposit in {symbol}'),
    done: msg('Minimum deposit set to {amount}'),
    question: msg(
      'Set the minimum stake to {amount} from the next round? The running round keeps its limits.',
    ),
  },
  maximum: {
    title: msg('Maximum Deposit'),
    action: msg('Set Maximum'),
    label: msg('Maximum deposit in {symbol}'),
    done: msg('Maximum deposit set to {amount}'),
    question: msg(
      'Set the maximum stake to {amount} from the next round? The running round keeps its limits.',
    ),
  },
} as const;

function setLimit(bound: Bound, symbol: string) {
  return signedCommand(`set-${bound}-deposit`, ({ amount }) =>
    t(texts[bound].done, { amount: `${amount} ${symbol}` }),
  );
}

/** Sets the minimum or maximum stake of future rounds. */
export function DepositForm({ bound }: { bound: Bound }) {
  const symbol = useSymbol();
  const { data: limits } = useDepositLimitsQuery();
  const fields: Fields<Body> = {
    amount: {
      label: t(texts[bound].label, { symbol }),
      inputMode: 'decimal',
      ...(limits !== undefined && {
        hint: t('Currently {amount}', {
          amount: `${exactAmount(parseAmount(limits[bound]))} ${symbol}`,
        }),
      }),
      check: (text) => checkDeposit(text, bound, limits, symbol),
    },
  };
  return (
    <FieldForm
      title={texts[bound].title}
      action={t(texts[bound].action)}
      fields={fields}
      execute={setLimit(bound, symbol)}
      question={({ amount }) =>
        t(texts[bound].question, { amount: `${exactAmount(parseAmount(amount))} ${symbol}` })
      }
    />
  );
}
