import { styled } from '@updown/shared';
import type { Point, Scale } from './line-scale';
import { movedTo } from './line-styles';
import type { Tone } from './round-line';

// As large as the plot, so that only the compositor moves the element.
const Carrier = styled.div<{ $glides: boolean }>`
  position: absolute;
  inset: 0;
  pointer-events: none;

  ${({ theme, $glides }) => $glides && `transition: ${theme.motion.on} transform 250ms ease-out;`}
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
  /** Whether the dot glides to its next position. */
  glides?: boolean;
  /** Whether the dot glows, once. */
  glows?: boolean;
  ring?: boolean;
}

/** A dot on the line. */
export function Mark({ at, tone, scale, glides = false, glows = false, ring = false }: MarkProps) {
  return (
    <Carrier $glides={glides} style={movedTo({ x: scale.x(at.time), y: scale.y(at.price) })}>
      <Dot $tone={tone} $ring={ring} $glows={glows} data-glows={glows || undefined} />
    </Carrier>
  );
}
