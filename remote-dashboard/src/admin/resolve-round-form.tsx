import { useState } from 'react';
import { Field, formatPrice } from '@updown/shared';
import { checkPrice, checkRoundId, priceWarning } from './admin-rules';
import { CommandForm } from './command-form';
import { roundVoided } from './round-voided';
import { signedCommand } from './signed-command';
import { useCommand } from './use-command';

interface Body {
  roundId: number;
  price?: number;
}

const question = ({ roundId, price }: Body): string =>
  price === undefined
    ? `Round ${roundId} gets its result from the first price of the feed after its end. A result cannot be changed.`
    : `The price ${formatPrice(price)} is posted to the feed, and round ${roundId} is resolved. A result cannot be changed.${priceWarning(price)}`;

const resolveRound = signedCommand('resolve-round', ({ roundId }, { isVoid }) =>
  isVoid === true ? roundVoided(roundId) : `Round ${roundId} resolved successfully!`,
);

/** Resolves an ended round, with an end price of the admin's own if one is given. */
export function ResolveRoundForm() {
  const [roundId, setRoundId] = useState('');
  const [price, setPrice] = useState('');
  const [errors, setErrors] = useState<{ roundId?: string; price?: string }>({});
  const command = useCommand(resolveRound);

  function submit(): void {
    const id = checkRoundId(roundId);
    const end = checkPrice(price);
    setErrors({
      ...(!id.ok && { roundId: id.error }),
      ...(!end.ok && { price: end.error }),
    });
    if (!id.ok || !end.ok) return;
    command.ask({ roundId: id.value, ...(end.value !== undefined && { price: end.value }) });
  }

  return (
    <CommandForm
      title="Resolve Round"
      action="Resolve"
      command={command}
      question={question}
      onSubmit={submit}
    >
      <Field
        label="Round ID"
        inputMode="numeric"
        value={roundId}
        onChange={(event) => setRoundId(event.target.value)}
        {...(errors.roundId !== undefined && { error: errors.roundId })}
      />
      <Field
        label="End price in USD (optional)"
        inputMode="decimal"
        value={price}
        onChange={(event) => setPrice(event.target.value)}
        hint="Empty: the feed's first price after the round's end"
        {...(errors.price !== undefined && { error: errors.price })}
      />
    </CommandForm>
  );
}
