import type { CurvePoint } from '@updown/protocol/api/record';
import { useId } from 'react';
import { styled } from 'styled-components';
import { t } from '../../../texts/texts';
import { useSymbol } from '../../api/system';
import { formatProfit } from '../../format/amount';
import { curveShape, HEIGHT, scaleLabels, WIDTH } from './curve-shape';

type Way = 'up' | 'down' | 'muted';

const Drawing = styled.svg<{ $height: string }>`
  display: block;
  width: 100%;
  height: ${({ $height }) => $height};
  overflow: visible;
`;

const Line = styled.polyline<{ $way: Way }>`
  fill: none;
  stroke: ${({ theme, $way }) => theme.color[$way]};
  stroke-width: 2px;
  stroke-linejoin: round;
  vector-effect: non-scaling-stroke;
`;

const Zero = styled.line`
  stroke: ${({ theme }) => theme.color.control};
  stroke-dasharray: 4 4;
  vector-effect: non-scaling-stroke;
`;

// The curve with its scale at the right.
const Scaled = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${({ theme }) => theme.space.xs};
`;

const Scale = styled.div.attrs({ 'aria-hidden': true, translate: 'no' })`
  position: relative;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.xs};
  line-height: 1;
  text-align: right;

  > span {
    position: absolute;
    right: 0;
    transform: translateY(-50%);
  }
  /* Holds the width of the longest label. */
  > div {
    height: 0;
    overflow: hidden;
  }
`;

function wayOf(profit: bigint): Way {
  if (profit === 0n) return 'muted';
  return profit > 0n ? 'up' : 'down';
}

interface ProfitCurveProps {
  curve: readonly CurvePoint[];
  height: string;
  /** Whether the highest and the lowest point and zero are named beside the curve. */
  hasScale?: boolean;
}

/** A player's profit and loss over the rounds, as a line and in words. Renders nothing before the first result. */
export function ProfitCurve({ curve, height, hasScale = false }: ProfitCurveProps) {
  const symbol = useSymbol();
  const id = useId();
  if (curve.length === 0) return null;
  const shape = curveShape(curve);
  const { line, zero, last, highest, lowest } = shape;
  const [from, to] = [curve[0]?.roundId ?? 0, curve.at(-1)?.roundId ?? 0];
  const drawing = (
    <Drawing
      role="img"
      aria-labelledby={id}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      $height={height}
    >
      <title id={id}>
        {t(
          'Profit and loss from round #{from} to #{to}: {last}, at best {highest}, at worst {lowest}',
          {
            from,
            to,
            last: `${formatProfit(last)} ${symbol}`,
            highest: formatProfit(highest),
            lowest: formatProfit(lowest),
          },
        )}
      </title>
      <Zero x1="0" x2={WIDTH} y1={zero} y2={zero} />
      <Line points={line} $way={wayOf(last)} />
    </Drawing>
  );
  if (!hasScale) return drawing;
  const labels = scaleLabels(shape);
  return (
    <Scaled>
      {drawing}
      <Scale>
        {labels.map(({ text }) => (
          <div key={text}>{text}</div>
        ))}
        {labels.map(({ text, top }) => (
          <span key={text} style={{ top }}>
            {text}
          </span>
        ))}
      </Scale>
    </Scaled>
  );
}
