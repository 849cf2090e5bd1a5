import { useEffect, useRef, useState } from 'react';
import { Failure, Skeleton, styled, useTheme, type Candle } from '@updown/shared';
import type { CandleChart, drawCandles } from './draw-candles';
import { loadDrawing } from './load-drawing';
import type { RoundMark } from './round-mark';
import type { timeLabels } from './time-labels';

/** The one size of the plot, whatever stands in it. */
export const Plot = styled.div`
  position: relative;
  height: 300px;

  ${({ theme }) => theme.media.medium} {
    height: 400px;
  }
  ${({ theme }) => theme.media.large} {
    height: 480px;
  }
`;

// Isolated: what stands on the plot is above the library's own layers.
const Canvas = styled.div`
  isolation: isolate;
  position: absolute;
  inset: 0;
`;

interface CandlePlotProps {
  candles: readonly Candle[];
  mark: RoundMark | null;
  label: ReturnType<typeof timeLabels>;
  /** The chart in words. */
  description: string;
}

/** The candles on their canvas, as soon as the charting library is there. */
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
      {draw === 'failed' && <Failure title="The chart cannot be loaded." onRetry={retry} />}
      {typeof draw === 'function' && <Canvas ref={canvas} role="img" aria-label={description} />}
    </Plot>
  );
}
