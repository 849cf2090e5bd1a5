import { styled } from '@updown/shared';
import { dotsPath, linePath } from './line-paths';
import { rounded, type Scale } from './line-scale';
import { Drawing, LastLevel, TimeGrid } from './plot-area';
import { toneOf, type RoundLine } from './round-line';

const Locked = styled.rect`
  fill: ${({ theme }) => theme.color.muted};
  opacity: 0.14;
`;

const Base = styled.path`
  stroke: ${({ theme }) => theme.color.accent};
  stroke-width: 1px;
  stroke-dasharray: 5 5;
`;

const Line = styled.path<{ $side: 'up' | 'down' }>`
  stroke: ${({ theme, $side }) => theme.color[$side]};
  stroke-width: 2px;
  stroke-linejoin: round;
`;

const Fill = styled.path<{ $side: 'up' | 'down' }>`
  && {
    fill: ${({ theme, $side }) => theme.color[$side]};
  }
  opacity: 0.14;
`;

const Entry = styled.path<{ $side: 'up' | 'down' }>`
  stroke: ${({ theme, $side }) => theme.color[$side]};
  stroke-width: 1px;
  stroke-dasharray: 2 3;
`;

/** A line of no length with round ends: a dot that does not stretch with the drawing. */
const Dots = styled.path<{ $side: 'up' | 'down' }>`
  stroke: ${({ theme, $side }) => theme.color[$side]};
  stroke-width: 6px;
  stroke-linecap: round;
`;

function sideOf({ entries }: RoundLine, side: 'up' | 'down') {
  return entries.filter(({ isUp }) => isUp === (side === 'up'));
}

/** The start price is in the middle of the plot (lineScale), so each half shows its side of the line. */
const halves = [
  ['up', 0],
  ['down', 50],
] as const;

/** The line of a round: green above the start price, red below it. */
export function LineDrawing({ line, scale }: { line: RoundLine; scale: Scale }) {
  const { span, base, points, entry, lockFrom } = line;
  const last = points.at(-1);
  const path = linePath(points, scale);
  const area = `${path}V50H${rounded(scale.x(span.from))}Z`;
  const lockX = scale.x(lockFrom);
  return (
    <Drawing>
      <TimeGrid span={span} x={scale.x} />
      <Locked x={rounded(lockX)} y={0} width={rounded(100 - lockX)} height={100} />
      {halves.map(([$side, top]) => (
        <svg
          key={$side}
          data-side={$side}
          y={top}
          height="50"
          viewBox={`0 ${top} 100 50`}
          preserveAspectRatio="none"
        >
          <Fill $side={$side} d={area} />
          <Line $side={$side} d={path} />
        </svg>
      ))}
      {(['up', 'down'] as const).map(($side) => (
        <Dots
          key={$side}
          $side={$side}
          data-entries={$side}
          d={dotsPath(sideOf(line, $side), scale)}
        />
      ))}
      {entry && (
        <Entry
          $side={entry.isUp ? 'up' : 'down'}
          d={`M${rounded(scale.x(entry.time))} ${rounded(scale.y(entry.price))}V88`}
        />
      )}
      {last && <LastLevel of={last} tone={toneOf(last.price, base)} scale={scale} />}
      <Base d={`M0 ${rounded(scale.y(base))}H100`} />
    </Drawing>
  );
}
