import {
  amountFromElsewhere,
  exactAmount,
  isAmbiguousAmount,
  readAmount,
  separators,
  type Separators,
} from '@updown/shared';
import { useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { useKept } from '../player/use-kept';
import { caretIn, settledStake, steppedStake, typedText, type Limits } from '../rules/stake-input';

const steps: Readonly<Record<string, 1n | -1n>> = { ArrowUp: 1n, ArrowDown: -1n };

/**
 * The player's input, with the separators of the language at the time; without separators if the text was entered at once and
 * is ambiguous.
 */
interface Typed {
  text: string;
  marks: Separators | null;
}

function isTyped(value: unknown): value is Typed | null {
  if (value === null) return true;
  const { text, marks } = value as Partial<Typed>;
  if (typeof text !== 'string') return false;
  return marks === null || [marks?.group, marks?.decimal].every((mark) => typeof mark === 'string');
}

/** Keeps the amount when the language changes: '30.000' must not become thirty. */
function textOf({ text, marks }: Typed): string {
  const { group, decimal } = separators();
  if (marks === null || (marks.group === group && marks.decimal === decimal)) return text;
  const stake = readAmount(text, marks);
  return stake === null ? text : exactAmount(stake);
}

/** A text entered at once: pasted, dropped, dictated or autofilled. Null for a typed or deleted character. */
function insertedTextOf({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): string | null {
  const { inputType = '', data } = nativeEvent as Partial<InputEvent>;
  const isKey = inputType === 'insertText' || inputType === 'insertCompositionText';
  if (inputType.startsWith('delete') || (isKey && (data ?? '').length <= 1)) return null;
  return data ?? target.value;
}

/**
 * The stake in the input: the minimum at first, then the player's input, even after a reload. Leaving the field raises
 * a lower stake to the minimum.
 */
export function useStake(limits: Limits) {
  const [typed, setTyped] = useKept('stake', isTyped, null);
  const [isTyping, setIsTyping] = useState(false);
  const entered = typed === null ? exactAmount(limits.minimum) : textOf(typed);
  const type = (text: string) => setTyped({ text, marks: separators() });
  const isForeign = typed?.marks === null;
  const text = isTyping || isForeign ? entered : settledStake(entered, limits);
  const stake = isForeign ? null : readAmount(text);
  /** Replaces the whole text, because a mixture with the old text would be an amount that the player never entered. */
  const replaceText = (inserted: string) => {
    const read = amountFromElsewhere(inserted);
    if (read === null) setTyped({ text: inserted.trim(), marks: null });
    else type(exactAmount(read));
  };
  return {
    text,
    stake,
    isAmbiguous: isForeign && isAmbiguousAmount(text),
    choose: (chosen: bigint) => type(exactAmount(chosen)),
    step: (by: 1n | -1n) => type(exactAmount(steppedStake(stake, by, limits))),
    input: {
      value: text,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        const { target } = event;
        const inserted = insertedTextOf(event) ?? (isForeign ? target.value : null);
        if (inserted !== null) return replaceText(inserted);
        const grouped = typedText(text, target.value);
        const caret = caretIn(grouped, target.value, target.selectionStart ?? target.value.length);
        // React does not touch an unchanged value, and so keeps the caret.
        if (grouped !== target.value) {
          target.value = grouped;
          target.setSelectionRange(caret, caret);
        }
        type(grouped);
      },
      onKeyDown: (event: KeyboardEvent) => {
        const by = steps[event.key];
        if (by === undefined) return;
        event.preventDefault();
        type(exactAmount(steppedStake(stake, by, limits)));
      },
      onFocus: () => setIsTyping(true),
      onBlur: () => {
        setIsTyping(false);
        if (typed !== null && !isForeign) type(settledStake(entered, limits));
      },
    },
  };
}

export type Stake = ReturnType<typeof useStake>;
