import { useState } from 'react';
import { Field } from '@updown/shared';
import { checkRoundId } from './admin-rules';
import { CommandForm } from './command-form';
import { roundVoided } from './round-voided';
import { signedCommand } from './signed-command';
import { useCommand } from './use-command';

const voidRound = signedCommand('void-round', ({ roundId }) => roundVoided(roundId));

/** Gives back the stakes of a round that nobody could resolve. */
export function VoidRoundForm() {
  const [roundId, setRoundId] = useState('');
  const [error, setError] = useState<string>();
  const command = useCommand(voidRound);

  function submit(): void {
    const checked = checkRoundId(roundId);
    setError(checked.ok ? undefined : checked.error);
    if (checked.ok) command.ask({ roundId: checked.value });
  }

  return (
    <CommandForm
      title="Void Round"
      action="Void"
      isDangerous
      command={command}
      question={(body) =>
        `Round ${body.roundId} ends without a result, and every stake in it is returned. This cannot be undone.`
      }
      onSubmit={submit}
    >
      <Field
        label="ID of the round to void"
        inputMode="numeric"
        value={roundId}
        onChange={(event) => setRoundId(event.target.value)}
        hint="One hour after its end at the earliest"
        {...(error !== undefined && { error })}
      />
    </CommandForm>
  );
}
