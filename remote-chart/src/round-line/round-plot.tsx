import type { ReactNode } from 'react';
import type { timeLabels } from '../candles/time-labels';
import { Stage } from '../stage/note';
import { describeLine } from './describe-line';
import { LineDrawing } from './line-drawing';
import { LineMarks } from './line-marks';
import { lineScale } from './line-scale';
import { Area, Canvas, TimeAxis, useHeight, USUAL_HEIGHT } from './plot-area';
import { PriceAxis } from './price-axis';
import type { LineRound, RoundLine } from './round-line';

interface RoundPlotProps {
  /** Content on top of the plot. */
  children?: ReactNode;
  round: LineRound;
  line: RoundLine;
  label: ReturnType<typeof timeLabels>;
}

/** The line of a round, from its start at the left edge to its end at the right. */
export function RoundPlot({ round, line, label, children }: RoundPlotProps) {
  const [ref, height] = useHeight(USUAL_HEIGHT);
  const { span, base, points } = line;
  const scale = lineScale(span, base, points);
  return (
    <Stage>
      <Canvas role="img" aria-label={describeLine(round, line, label)}>
        <Area ref={ref}>
          <LineDrawing line={line} scale={scale} />
          <LineMarks key={round.id} line={line} scale={scale} />
        </Area>
        <PriceAxis scale={scale} height={height} last={points.at(-1)?.price ?? base} line={line} />
        <TimeAxis span={span} x={scale.x} label={label} />
      </Canvas>
      {children}
    </Stage>
  );
}
