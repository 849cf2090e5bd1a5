import { styled } from '@updown/shared';
import { movedTo } from './line-paths';
import type { Point, Scale } from './line-scale';
import type { Tone } from './round-line';

// As large as the plot, so that only the compositor moves the element.
const Carrier = styled.div`
  position: absolute;
  inset: 0;
  pointer-events: none;
`;

const Dot = styled.span<{ $tone: Tone; $ring: boolean; $glows: boolean }>`
  position: absolute;
  width: 10px;
  height: 10px;
  margin: -5px 0 0 -5px;
  border-radius: 50%;
  color: ${({ theme, $tone }) => theme.color[$tone]};
  background: currentcolor;
  border: ${({ theme, $ring }) => ($ring ? `2px solid ${theme.color.text}` : 0)};

  ${({ theme, $glows }) => $glows && `animation: ${theme.motion.shine} 1200ms ease-out;`}
`;

interface MarkProps {
  at: Point;
  tone: Tone;
  scale: Scale;
  /** Whether the dot glows, once. */
  glows?: boolean;
  ring?: boolean;
}

/** A dot on the line. It moves at once, so that it never leaves the line. */
export function Mark({ at, tone, scale, glows = false, ring = false }: MarkProps) {
  return (
    <Carrier style={movedTo({ x: scale.x(at.time), y: scale.y(at.price) })}>
      <Dot $tone={tone} $ring={ring} $glows={glows} data-dot data-glows={glows || undefined} />
    </Carrier>
  );
}
