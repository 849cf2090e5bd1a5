import { useState } from 'react';
import {
  Field,
  formatTokens,
  useAdminSetMaximumDepositMutation,
  useAdminSetMinimumDepositMutation,
  useDepositLimitsQuery,
} from '@updown/shared';
import { checkDeposit, type Bound } from './admin-rules';
import { CommandForm } from './command-form';
import { useCommand } from './use-command';

interface Body {
  amount: string;
}

const names: Record<Bound, string> = { minimum: 'Minimum', maximum: 'Maximum' };
const limitOf: Record<Bound, string> = { minimum: 'least', maximum: 'most' };

/** Sets the least or the most that a stake may be in later rounds. */
export function DepositForm({ bound }: { bound: Bound }) {
  const [amount, setAmount] = useState('');
  const [error, setError] = useState<string>();
  const { data: limits } = useDepositLimitsQuery();
  const [setMinimum] = useAdminSetMinimumDepositMutation();
  const [setMaximum] = useAdminSetMaximumDepositMutation();
  const command = useCommand<Body>({
    send: bound === 'minimum' ? setMinimum : setMaximum,
    done: (body) => `${names[bound]} deposit set to ${body.amount} ION`,
  });

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
