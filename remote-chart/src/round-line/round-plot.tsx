import type { ReactNode } from 'react';
import type { timeLabels } from '../candles/time-labels';
import { Stage } from '../price-chart/stage';
import { t } from '../texts/texts';
import { describeLine } from './describe-line';
import { LineDrawing } from './line-drawing';
import { LABEL_HEIGHT, widthOf } from './line-labels';
import { LineMarks } from './line-marks';
import { lineScale } from './line-scale';
import { LabelText, styleOf } from './mark';
import { Area, Canvas, TimeAxis, USUAL } from './plot-area';
import type { LineRound, RoundLine } from './round-line';
import { useSize } from './use-size';

interface RoundPlotProps {
  /** On top of the plot. */
  children?: ReactNode;
  round: LineRound;
  line: RoundLine;
  label: ReturnType<typeof timeLabels>;
}

/** The line of a round from its start at the left edge to its end at the right one. */
export function RoundPlot({ round, line, label, children }: RoundPlotProps) {
  const [ref, area] = useSize(USUAL);
  const { span, base, points, lockFrom } = line;
  const scale = lineScale(span, base, points);
  const lock = t('Locked {seconds} s', { seconds: (span.to - lockFrom) / 1000 });
  const width = widthOf(lock);
  const lockBox = { left: area.width - width, top: 0, width, height: LABEL_HEIGHT };
  return (
    <Stage>
      <Canvas role="img" aria-label={describeLine(round, line, label)}>
        <Area ref={ref}>
          <LineDrawing line={line} scale={scale} />
          <LabelText $tone="warning" style={styleOf(lockBox)}>
            {lock}
          </LabelText>
          <LineMarks line={line} scale={scale} area={area} taken={[lockBox]} />
        </Area>
        <TimeAxis span={span} x={scale.x} label={label} />
      </Canvas>
      {children}
    </Stage>
  );
}
