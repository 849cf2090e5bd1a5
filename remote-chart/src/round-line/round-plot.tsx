import type { ReactNode } from 'react';
import type { timeLabels } from '../candles/time-labels';
import { Stage } from '../price-chart/note';
import { describeLine } from './describe-line';
import { LineDrawing } from './line-drawing';
import { lockLabel } from './line-labels';
import { LineMarks } from './line-marks';
import { lineScale } from './line-scale';
import { labelStyle } from './line-styles';
import { LabelText } from './mark';
import { Area, Canvas, TimeAxis, USUAL } from './plot-area';
import type { LineRound, RoundLine } from './round-line';
import { useSize } from './use-size';

interface RoundPlotProps {
  /** Content on top of the plot. */
  children?: ReactNode;
  round: LineRound;
  line: RoundLine;
  label: ReturnType<typeof timeLabels>;
}

/** The line of a round, from its start at the left edge to its end at the right. */
export function RoundPlot({ round, line, label, children }: RoundPlotProps) {
  const [ref, area] = useSize(USUAL);
  const { span, base, points } = line;
  const scale = lineScale(span, base, points);
  const lock = lockLabel();
  const taken = [{ ...lock, left: area.width + lock.left }];
  return (
    <Stage>
      <Canvas role="img" aria-label={describeLine(round, line, label)}>
        <Area ref={ref}>
          <LineDrawing line={line} scale={scale} />
          <LabelText $tone="warning" style={labelStyle(lock)}>
            {lock.text}
          </LabelText>
          <LineMarks line={line} scale={scale} area={area} taken={taken} />
        </Area>
        <TimeAxis span={span} x={scale.x} label={label} />
      </Canvas>
      {children}
    </Stage>
  );
}
