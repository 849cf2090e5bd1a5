import { styled } from '@updown/shared';
import { useState } from 'react';

const Text = styled.span<{ $isNew: boolean }>`
  ${({ theme, $isNew }) => $isNew && `animation: ${theme.motion.flash} 120ms ease-out;`}
`;

/** A figure that takes another colour for a moment when its value changes. The text itself changes at once. */
export function Changing({ value, children }: { value: number | bigint; children: string }) {
  const [shown, setShown] = useState({ value, changes: 0 });
  if (shown.value !== value) setShown({ value, changes: shown.changes + 1 });
  // A new element for each value restarts the animation. Another language writes the same value differently.
  return (
    <Text key={shown.changes} $isNew={shown.changes > 0} translate="no">
      {children}
    </Text>
  );
}
