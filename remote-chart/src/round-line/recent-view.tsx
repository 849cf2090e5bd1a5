import { type CurrentPrice, Failure, formatPrice, styled } from '@updown/shared';
import { type ReactNode, useState } from 'react';
import { t } from '../../texts/texts';
import type { timeLabels } from '../candles/time-labels';
import { useCandles } from '../candles/use-candles';
import { Empty, LoadingStage, Note, Stage } from '../stage/note';
import { linePath } from './line-paths';
import { lineScale, type Point } from './line-scale';
import { Mark } from './mark';
import {
  Area,
  Canvas,
  Drawing,
  LastLevel,
  TimeAxis,
  TimeGrid,
  useHeight,
  USUAL_HEIGHT,
} from './plot-area';
import { PriceAxis } from './price-axis';
import { recentLine, type RecentLine, SHOWN_MS } from './recent-line';

/** The live prices since the component appeared, as far back as the line shows them. */
function useSeenPrices(price: CurrentPrice | undefined): readonly Point[] {
  const [seen, setSeen] = useState<readonly Point[]>([]);
  const time = price?.timestamp ?? 0;
  // A fallback price is for display only, not a market price.
  if (price !== undefined && price.source !== 'fallback' && time > (seen.at(-1)?.time ?? 0)) {
    const shown = seen.filter((one) => one.time > time - SHOWN_MS);
    setSeen([...shown, { time, price: price.price }]);
  }
  return seen;
}

type Label = ReturnType<typeof timeLabels>;

const Line = styled.path`
  stroke: ${({ theme }) => theme.color.muted};
  stroke-width: 2px;
  stroke-linejoin: round;
`;

const NONE: readonly Point[] = [];

interface RecentViewProps {
  /** The prices of the last round. */
  ofRound?: readonly Point[] | undefined;
  label: Label;
}

/** The latest prices, without sides, while no round is running. The live price is there before the record is read. */
export function RecentView({ ofRound = NONE, label }: RecentViewProps) {
  const { candles, price, isLoading, isError, refetch } = useCandles('1m');
  const line = recentLine({ candles, ofRound, seen: useSeenPrices(price) });
  const title = t("Couldn't load price history.");
  const retry = () => void refetch();
  if (line !== null) {
    return (
      <RecentPlot line={line} label={label}>
        {isError && <Note title={title} onRetry={retry} />}
      </RecentPlot>
    );
  }
  if (isLoading) return <LoadingStage />;
  if (!isError) {
    return <Empty>{t('No prices recorded yet. The line starts with the first price.')}</Empty>;
  }
  return (
    <Stage>
      <Failure title={title} onRetry={retry} />
    </Stage>
  );
}

interface RecentPlotProps {
  /** Content on top of the plot. */
  children: ReactNode;
  line: RecentLine;
  label: Label;
}

function RecentPlot({ line, label, children }: RecentPlotProps) {
  const [ref, height] = useHeight(USUAL_HEIGHT);
  const { points, span, middle } = line;
  const scale = lineScale(span, middle, points);
  const last = points.at(-1);
  const prices = points.map(({ price }) => price);
  const minutes = Math.ceil((span.to - (points[0]?.time ?? span.to)) / 60_000);
  return (
    <Stage>
      <Canvas
        role="img"
        aria-label={t('ETH price of the last {minutes} minutes: lowest {low}, highest {high}.', {
          minutes: Math.max(1, minutes),
          low: formatPrice(Math.min(...prices)),
          high: formatPrice(Math.max(...prices)),
        })}
      >
        <Area ref={ref}>
          <Drawing>
            <TimeGrid span={span} x={scale.x} />
            <Line d={linePath(points, scale)} />
            {last && <LastLevel of={last} tone="text" scale={scale} />}
          </Drawing>
          {last && <Mark at={last} tone="text" scale={scale} />}
        </Area>
        <PriceAxis scale={scale} height={height} last={last?.price ?? middle} line={null} />
        <TimeAxis span={span} x={scale.x} label={label} />
      </Canvas>
      {children}
    </Stage>
  );
}
