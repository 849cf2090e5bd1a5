import { useState } from 'react';
import { Field, formatPrice } from '@updown/shared';
import { checkPrice, priceWarning } from './admin-rules';
import { CommandForm } from './command-form';
import { signedCommand } from './signed-command';
import { useCommand } from './use-command';

interface Body {
  price?: number;
}

const question = ({ price }: Body): string =>
  price === undefined
    ? "A new round starts now for everybody, at the feed's price."
    : `The price ${formatPrice(price)} is posted to the feed, and a new round starts at it for everybody.${priceWarning(price)}`;

const startRound = signedCommand('start-round', () => 'New round started successfully!');

/** Starts a round, at a price of the admin's own if one is given. */
export function StartRoundForm() {
  const [price, setPrice] = useState('');
  const [error, setError] = useState<string>();
  const command = useCommand(startRound);

  function submit(): void {
    const checked = checkPrice(price);
    setError(checked.ok ? undefined : checked.error);
    if (checked.ok) command.ask(checked.value === undefined ? {} : { price: checked.value });
  }

  return (
    <CommandForm
      title="Start New Round"
      action="Start Round"
      command={command}
      question={question}
      onSubmit={submit}
    >
      <Field
        label="Start price in USD (optional)"
        inputMode="decimal"
        value={price}
        onChange={(event) => setPrice(event.target.value)}
        hint="Empty: the latest price of the feed"
        {...(error !== undefined && { error })}
      />
    </CommandForm>
  );
}
