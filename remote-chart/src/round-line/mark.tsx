import { css, styled } from '@updown/shared';
import type { CSSProperties } from 'react';
import type { PlacedLabel, Tone } from './line-labels';
import type { Point, Scale } from './line-scale';
import type { Area, Box } from './place-labels';

// As large as the plot, so that its percentages are those of the plot, and only the compositor moves it.
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

export const LabelText = styled.span<{ $tone: Tone }>`
  position: absolute;
  border-radius: 4px;
  background: color-mix(in srgb, ${({ theme }) => theme.color.surface} 80%, transparent);
  color: ${({ theme, $tone }) => theme.color[$tone]};
  font-size: ${({ theme }) => theme.font.size.xs};
  font-weight: ${({ theme }) => theme.font.weight.semibold};
  text-align: center;
  white-space: nowrap;
`;

export function styleOf({ left, top, width, height }: Box): CSSProperties {
  return { left, top, width, height, lineHeight: `${height}px` };
}

interface MarkProps {
  at: Point;
  tone: Tone;
  label: PlacedLabel | undefined;
  scale: Scale;
  area: Area;
  /** Whether the dot glides to its next place. */
  glides?: boolean;
  ring?: boolean;
}

/** A dot on the line with its label. */
export function Mark({ at, tone, label, scale, area, glides = false, ring = false }: MarkProps) {
  const [x, y] = [scale.x(at.time), scale.y(at.price)];
  const [dx, dy] = [(x / 100) * area.width, (y / 100) * area.height];
  return (
    <Carrier $glides={glides} style={{ transform: `translate(${x}%, ${y}%)` }}>
      <Dot $tone={tone} $ring={ring} />
      {label && (
        <LabelText
          $tone={label.tone}
          data-label={label.name}
          style={styleOf({ ...label, left: label.left - dx, top: label.top - dy })}
        >
          {label.text}
        </LabelText>
      )}
    </Carrier>
  );
}
