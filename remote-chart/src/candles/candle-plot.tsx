import { Failure, Skeleton, styled, useTheme, type Candle } from '@updown/shared';
import { useEffect, useRef, useState } from 'react';
import { t } from '../../texts/texts';
import type { CandleChart, drawCandles } from './draw-candles';
import { loadDrawing } from './load-drawing';
import type { RoundMark } from './round-mark';
import type { timeLabels } from './time-labels';

/** Fills the rest of the stage. */
const Plot = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
`;

// Isolation keeps the library's own layers below our hint.
const Canvas = styled.div`
  isolation: isolate;
  position: absolute;
  inset: 0;
`;

interface CandlePlotProps {
  candles: readonly Candle[];
  mark: RoundMark | null;
  label: ReturnType<typeof timeLabels>;
  /** The text alternative for the chart. */
  description: string;
}

/** Draws the candles once the charting library is loaded. */
export function CandlePlot({ candles, mark, label, description }: CandlePlotProps) {
  const theme = useTheme();
  const canvas = useRef<HTMLDivElement>(null);
  const chart = useRef<CandleChart>(null);
  const [draw, setDraw] = useState<typeof drawCandles | 'failed' | null>(null);
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    let wanted = true;
    loadDrawing().then(
      (loaded) => wanted && setDraw(() => loaded),
      () => wanted && setDraw('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [attempt]);

  useEffect(() => {
    if (typeof draw !== 'function' || canvas.current === null) return;
    chart.current = draw(canvas.current, theme, label);
    return () => {
      chart.current?.remove();
      chart.current = null;
    };
  }, [draw, theme, label]);

  useEffect(() => {
    chart.current?.show(candles, mark);
  }, [draw, theme, label, candles, mark]);

  function retry(): void {
    setDraw(null);
    setAttempt(attempt + 1);
  }

  return (
    <Plot aria-busy={draw === null}>
      {draw === null && <Skeleton height="100%" />}
      {draw === 'failed' && <Failure title={t("Couldn't load the chart.")} onRetry={retry} />}
      {typeof draw === 'function' && <Canvas ref={canvas} role="img" aria-label={description} />}
    </Plot>
  );
}
