import { styled } from '@updown/shared';
import { useState, type ReactElement } from 'react';

type Way = 'up' | 'down';

// Clips to its own box, which is as wide as every digit, so that nothing beside or below it is covered. A screen reader
// reads a box as a word of its own, so without motion there is none.
const Window = styled.span`
  display: ${({ theme }) => theme.motion.on} inline-block;
  overflow: clip;
  vertical-align: ${({ theme }) => theme.motion.on} top;
`;

// The compositor runs the animation, with no style, layout or React work per frame.
const Digit = styled.span<{ $way: Way }>`
  position: relative;
  display: ${({ theme }) => theme.motion.on} inline-block;
  animation: ${({ theme, $way }) => ($way === 'up' ? theme.motion.rollUp : theme.motion.rollDown)}
    250ms ease-out;

  &::before {
    content: ${({ theme }) => theme.motion.on} attr(data-before) / '';
    position: absolute;
    inset: ${({ $way }) => ($way === 'up' ? '-100%' : '100%')} 0 auto;
  }
`;

interface Shown {
  value: number | bigint;
  text: string;
  /** The text from which the digits roll; null at rest. */
  before: string | null;
  way: Way;
}

/** A figure whose digits roll when they change: up for a higher value, down for a lower one. */
export function Changing({ value, children: text }: { value: number | bigint; children: string }) {
  const [shown, setShown] = useState<Shown>({ value, text, before: null, way: 'up' });
  if (shown.value !== value) {
    setShown({ value, text, before: shown.text, way: value > shown.value ? 'up' : 'down' });
  } else if (shown.text !== text) {
    // Another language writes the same value differently.
    setShown({ ...shown, text, before: null });
  }
  // After the roll the figure is one text again, which a screen reader reads as one number.
  const rest = () => setShown((last) => ({ ...last, before: null }));
  return (
    <span translate="no" onAnimationEnd={rest}>
      {digits({ ...shown, text })}
    </span>
  );
}

/** The text, with each changed digit in a window of its own. Digits are compared from the right, where the units are. */
function digits({ value, text, before, way }: Shown) {
  if (before === null) return text;
  const offset = before.length - text.length;
  const pieces: (string | ReactElement)[] = [];
  for (const [index, sign] of Array.from(text).entries()) {
    const old = before[index + offset];
    const last = pieces.at(-1);
    if (old !== sign && isDigit(sign) && isDigit(old)) {
      // A new key for each value remounts the digit, which restarts the animation.
      pieces.push(
        <Window key={`${value} ${index}`}>
          <Digit $way={way} data-before={old}>
            {sign}
          </Digit>
        </Window>,
      );
    } else if (typeof last === 'string') pieces[pieces.length - 1] = last + sign;
    else pieces.push(sign);
  }
  return pieces;
}

function isDigit(sign: string | undefined): sign is string {
  return sign !== undefined && sign >= '0' && sign <= '9';
}
