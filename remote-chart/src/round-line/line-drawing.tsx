import { styled } from '@updown/shared';
import { sidePaths } from './line-paths';
import { rounded, type Scale } from './line-scale';
import { Drawing, TimeGrid } from './plot-area';
import type { RoundLine } from './round-line';

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

/** The line of a round: green above the start price, red below it. */
export function LineDrawing({ line, scale }: { line: RoundLine; scale: Scale }) {
  const { span, base, points, lockFrom } = line;
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
      <Base d={`M0 ${rounded(scale.y(base))}H100`} />
    </Drawing>
  );
}
