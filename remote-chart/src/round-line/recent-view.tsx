import { Failure, formatPrice, styled } from '@updown/shared';
import { t } from '../../texts/texts';
import type { timeLabels } from '../candles/time-labels';
import { useCandles } from '../candles/use-candles';
import { Empty, LoadingStage, Stage } from '../price-chart/note';
import { linePath } from './line-paths';
import { lineScale } from './line-scale';
import { Mark } from './mark';
import { Area, Canvas, Drawing, LastLevel, TimeAxis, TimeGrid, USUAL_HEIGHT } from './plot-area';
import { PriceAxis } from './price-axis';
import { recentLine, type RecentLine } from './recent-line';
import { useHeight } from './use-height';

type Label = ReturnType<typeof timeLabels>;

const Line = styled.path`
  stroke: ${({ theme }) => theme.color.muted};
  stroke-width: 2px;
  stroke-linejoin: round;
`;

/** The latest prices, without sides, while there is no round. */
export function RecentView({ label }: { label: Label }) {
  const { candles, price, isLoading, isError, refetch } = useCandles('1m');
  if (isLoading) return <LoadingStage />;
  if (isError) {
    return (
      <Stage>
        <Failure title={t("Couldn't load price history.")} onRetry={() => void refetch()} />
      </Stage>
    );
  }
  const line = recentLine(candles, price?.timestamp ?? 0);
  if (line === null) {
    return <Empty>{t('No prices recorded yet. The line starts with the first price.')}</Empty>;
  }
  return <RecentPlot line={line} label={label} />;
}

function RecentPlot({ line, label }: { line: RecentLine; label: Label }) {
  const [ref, height] = useHeight(USUAL_HEIGHT);
  const { points, span, middle } = line;
  const scale = lineScale(span, middle, points);
  const last = points.at(-1);
  const prices = points.map(({ price }) => price);
  const minutes = Math.ceil(((last?.time ?? 0) - span.from) / 60_000);
  return (
    <Stage>
      <Canvas
        role="img"
        aria-label={t('ETH price of the last {minutes} minutes: lowest {low}, highest {high}.', {
          minutes,
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
          {last && <Mark at={last} tone="text" scale={scale} glides />}
        </Area>
        <PriceAxis scale={scale} height={height} last={last?.price ?? middle} line={null} />
        <TimeAxis span={span} x={scale.x} label={label} />
      </Canvas>
    </Stage>
  );
}
