import { css, styled } from '@updown/shared';
import type { PlacedLabel, Tone } from './label-boxes';
import type { Point, Scale } from './line-scale';
import { labelStyle, movedTo, ON_DOT } from './line-styles';

// As large as the plot, so that only the compositor moves the element.
const Carrier = styled.div<{ $glides: boolean }>`
  position: absolute;
  inset: 0;
  pointer-events: none;

  ${({ theme, $glides }) =>
    $glides &&
    css`
      ${theme.media.motion} {
        transition: transform 250ms ease-out;
      }
    `}
`;

const Dot = styled.span<{ $tone: Tone; $ring: boolean }>`
  position: absolute;
  width: 10px;
  height: 10px;
  margin: -5px 0 0 -5px;
  border-radius: 50%;
  background: ${({ theme, $tone }) => theme.color[$tone]};
  border: ${({ theme, $ring }) => ($ring ? `2px solid ${theme.color.text}` : 0)};
`;

export const LabelText = styled.span.attrs({ translate: 'no' })<{ $tone: Tone }>`
  position: absolute;
  border-radius: 4px;
  background: color-mix(in srgb, ${({ theme }) => theme.color.surface} 80%, transparent);
  color: ${({ theme, $tone }) => theme.color[$tone]};
  font-size: ${({ theme }) => theme.font.size.xs};
  font-weight: ${({ theme }) => theme.font.weight.semibold};
  text-align: center;
  white-space: nowrap;
`;

interface MarkProps {
  at: Point;
  tone: Tone;
  label: PlacedLabel | undefined;
  scale: Scale;
  /** Whether the dot glides to its next position. */
  glides?: boolean;
  ring?: boolean;
}

/** A dot on the line with its label. */
export function Mark({ at, tone, label, scale, glides = false, ring = false }: MarkProps) {
  return (
    <Carrier $glides={glides} style={movedTo({ x: scale.x(at.time), y: scale.y(at.price) })}>
      <Dot $tone={tone} $ring={ring} />
      {label && (
        <LabelText
          $tone={label.tone}
          data-label={label.name}
          style={labelStyle({ ...label, at: ON_DOT })}
        >
          {label.text}
        </LabelText>
      )}
    </Carrier>
  );
}
