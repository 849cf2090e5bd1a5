import { styled } from '@updown/shared';
import { dotsPath, sidePaths } from './line-paths';
import { rounded, type Scale } from './line-scale';
import { Drawing, LastLevel, TimeGrid } from './plot-area';
import { toneOf, type RoundLine } from './round-line';

const Locked = styled.rect`
  fill: ${({ theme }) => theme.color.warning};
  opacity: 0.1;
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

/** The line of a round: green above the start price, red below it. */
export function LineDrawing({ line, scale }: { line: RoundLine; scale: Scale }) {
  const { span, base, points, entry, lockFrom } = line;
  const last = points.at(-1);
  const paths = sidePaths(points, base, scale);
  const lockX = scale.x(lockFrom);
  return (
    <Drawing>
      <TimeGrid span={span} x={scale.x} />
      <Locked x={rounded(lockX)} y={0} width={rounded(100 - lockX)} height={100} />
      {(['up', 'down'] as const).map(($side) => (
        <g key={$side} data-side={$side}>
          <Fill $side={$side} d={paths[$side].area} />
          <Line $side={$side} d={paths[$side].line} />
        </g>
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
