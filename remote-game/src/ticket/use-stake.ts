import { separators, type Separators } from '@updown/shared';
import { useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { useKept } from '../player/use-kept';
import {
  caretIn,
  isAmbiguous,
  parseStake,
  settledStake,
  stakeFromElsewhere,
  stakeText,
  steppedStake,
  typedText,
  type Limits,
} from '../rules/stake-input';

const steps: Readonly<Record<string, 1n | -1n>> = { ArrowUp: 1n, ArrowDown: -1n };

/**
 * What the player typed, with the separators of the language in which they did; without them, if it came from elsewhere and
 * cannot be read for certain.
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

/** After a change of language the same amount in its form: '30.000' must not become thirty. */
function textOf({ text, marks }: Typed): string {
  const { group, decimal } = separators();
  if (marks === null || (marks.group === group && marks.decimal === decimal)) return text;
  const stake = parseStake(text, marks);
  return stake === null ? text : stakeText(stake);
}

/** The text that came in one piece: pasted, dropped, dictated or filled in. Null for a typed or deleted character. */
function pieceOf({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): string | null {
  const { inputType = '', data } = nativeEvent as Partial<InputEvent>;
  const isKey = inputType === 'insertText' || inputType === 'insertCompositionText';
  if (inputType.startsWith('delete') || (isKey && (data ?? '').length <= 1)) return null;
  return data ?? target.value;
}

/** The stake in the input: the minimum at first, then what the player typed, also after a reload. Leaving the field raises a lower stake to the minimum. */
export function useStake(limits: Limits) {
  const [typed, setTyped] = useKept('stake', isTyped, null);
  const [isTyping, setIsTyping] = useState(false);
  const entered = typed === null ? stakeText(limits.minimum) : textOf(typed);
  const type = (text: string) => setTyped({ text, marks: separators() });
  const isForeign = typed?.marks === null;
  const text = isTyping || isForeign ? entered : settledStake(entered, limits);
  const stake = isForeign ? null : parseStake(text);
  /** A piece replaces the whole text: mixed with the old one, it would be an amount that the player never entered. */
  const takePiece = (piece: string) => {
    const read = stakeFromElsewhere(piece);
    if (read === null) setTyped({ text: piece.trim(), marks: null });
    else type(stakeText(read));
  };
  return {
    text,
    stake,
    isAmbiguous: isForeign && isAmbiguous(text),
    choose: (chosen: bigint) => type(stakeText(chosen)),
    input: {
      value: text,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        const { target } = event;
        const piece = pieceOf(event) ?? (isForeign ? target.value : null);
        if (piece !== null) return takePiece(piece);
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
        if (typed !== null && !isForeign) type(settledStake(entered, limits));
      },
    },
  };
}

export type Stake = ReturnType<typeof useStake>;
