import { useState } from 'react';
import { Field, formatTokens, useDepositLimitsQuery } from '@updown/shared';
import { checkDeposit, type Bound } from './admin-rules';
import { CommandForm } from './command-form';
import { signedCommand } from './signed-command';
import { useCommand } from './use-command';

const names: Record<Bound, string> = { minimum: 'Minimum', maximum: 'Maximum' };
const limitOf: Record<Bound, string> = { minimum: 'least', maximum: 'most' };

const setTo =
  (bound: Bound) =>
  ({ amount }: { amount: string }) =>
    `${names[bound]} deposit set to ${amount} ION`;

const setLimit = {
  minimum: signedCommand('set-minimum-deposit', setTo('minimum')),
  maximum: signedCommand('set-maximum-deposit', setTo('maximum')),
};

/** Sets the least or the most that a stake may be in later rounds. */
export function DepositForm({ bound }: { bound: Bound }) {
  const [amount, setAmount] = useState('');
  const [error, setError] = useState<string>();
  const { data: limits } = useDepositLimitsQuery();
  const command = useCommand(setLimit[bound]);

  function submit(): void {
    const checked = checkDeposit(amount, bound, limits);
    setError(checked.ok ? undefined : checked.error);
    if (checked.ok) command.ask({ amount: checked.value });
  }

  return (
    <CommandForm
      title={`${names[bound]} Deposit`}
      action={`Set ${names[bound]}`}
      command={command}
      question={(body) =>
        `From the next round on, a stake is at ${limitOf[bound]} ${formatTokens(body.amount)} ION. The running round keeps its limits.`
      }
      onSubmit={submit}
    >
      <Field
        label={`${names[bound]} deposit in ION`}
        inputMode="decimal"
        value={amount}
        onChange={(event) => setAmount(event.target.value)}
        {...(limits !== undefined && { hint: `Now ${formatTokens(limits[bound])} ION` })}
        {...(error !== undefined && { error })}
      />
    </CommandForm>
  );
}
