import { separators, type Separators } from '@updown/shared';
import { useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { useKept } from '../player/use-kept';
import {
  caretIn,
  parseStake,
  settledStake,
  stakeText,
  steppedStake,
  typedText,
  type Limits,
} from '../rules/stake-input';

const steps: Readonly<Record<string, 1n | -1n>> = { ArrowUp: 1n, ArrowDown: -1n };

/** What the player typed, with the separators of the language in which they did. */
interface Typed {
  text: string;
  marks: Separators;
}

function isTyped(value: unknown): value is Typed | null {
  if (value === null) return true;
  const { text, marks } = value as Partial<Typed>;
  return (
    typeof text === 'string' &&
    typeof marks?.group === 'string' &&
    typeof marks.decimal === 'string'
  );
}

/** After a change of language the same amount in its form: '30.000' must not become thirty. */
function textOf({ text, marks }: Typed): string {
  const { group, decimal } = separators();
  if (marks.group === group && marks.decimal === decimal) return text;
  const stake = parseStake(text, marks);
  return stake === null ? text : stakeText(stake);
}

/** The stake in the input: the minimum at first, then what the player typed, also after a reload. Leaving the field raises a lower stake to the minimum. */
export function useStake(limits: Limits) {
  const [typed, setTyped] = useKept('stake', isTyped, null);
  const [isTyping, setIsTyping] = useState(false);
  const entered = typed === null ? stakeText(limits.minimum) : textOf(typed);
  const type = (text: string) => setTyped({ text, marks: separators() });
  const text = isTyping ? entered : settledStake(entered, limits);
  const stake = parseStake(text);
  return {
    text,
    stake,
    choose: (chosen: bigint) => type(stakeText(chosen)),
    input: {
      value: text,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        const grouped = typedText(text, target.value);
        const caret = caretIn(grouped, target.value, target.selectionStart ?? target.value.length);
        // React leaves a value alone that the element already has, and with it the caret.
        if (grouped !== target.value) {
          target.value = grouped;
          target.setSelectionRange(caret, caret);
        }
        type(grouped);
      },
      onKeyDown: (event: KeyboardEvent) => {
        const step = steps[event.key];
        if (step === undefined) return;
        event.preventDefault();
        type(stakeText(steppedStake(stake, step, limits)));
      },
      onFocus: () => setIsTyping(true),
      onBlur: () => {
        setIsTyping(false);
        if (typed !== null) type(settledStake(entered, limits));
      },
    },
  };
}

export type Stake = ReturnType<typeof useStake>;
