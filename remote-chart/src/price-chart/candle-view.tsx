import { Failure, serverClock, styled, usePriceHistoryQuery } from '@updown/shared';
import { useMemo } from 'react';
import { t } from '../../texts/texts';
import { CandlePlot } from '../candles/candle-plot';
import { describeCandles } from '../candles/describe-candles';
import { markOf } from '../candles/round-mark';
import type { timeLabels } from '../candles/time-labels';
import { FEW, fittingInterval, type Interval, intervals, useCandles } from '../candles/use-candles';
import { useLineRound } from '../round-line/use-line-round';
import { Empty, LoadingStage, Stage } from '../stage/note';
import { Attribution } from './attribution';

const Filled = styled(Stage)`
  display: flex;
  flex-direction: column;
`;

// The notes lie on the plot, where no candle reaches, so that the page does not shift.
const Notes = styled.p`
  position: absolute;
  inset: 0 0 auto;
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `0 ${theme.space.sm}`};
  pointer-events: none;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.xs};
  z-index: 1;
`;

const End = styled.span`
  color: ${({ theme }) => theme.color.accent};
`;

interface CandleViewProps {
  interval: Interval;
  label: ReturnType<typeof timeLabels>;
}

/** The recorded prices as candles. */
export function CandleView({ interval, label }: CandleViewProps) {
  const { candles, isLoading, isError, refetch } = useCandles(interval);
  const round = useLineRound();
  // It keeps its identity until the round changes, so that a new stake does not redraw the chart.
  const mark = useMemo(() => (round ? markOf(round, interval) : null), [round, interval]);
  if (isLoading) return <LoadingStage />;
  if (isError) {
    return (
      <Stage>
        <Failure title={t("Couldn't load price history.")} onRetry={() => void refetch()} />
      </Stage>
    );
  }
  if (candles.length === 0) {
    return (
      <Empty>{t('No prices recorded yet. The first candle appears with the first price.')}</Empty>
    );
  }
  return (
    <Filled>
      <Notes>
        {mark !== null && <End>{t('Ends {time}', { time: label(mark.endTime, 'time') })}</End>}
        {candles.length < FEW && interval !== '1m' && <span>{t(intervals[interval].few)}</span>}
      </Notes>
      <CandlePlot
        key={interval}
        candles={candles}
        mark={mark}
        label={label}
        description={describeCandles(candles, mark, interval, label)}
      />
      <Attribution />
    </Filled>
  );
}

/** Our own candles, in the interval that shows most of the record. */
export function FittingCandles({ label }: { label: ReturnType<typeof timeLabels> }) {
  const { days } = intervals['1m'];
  const { data, isLoading } = usePriceHistoryQuery({ days, interval: '1m' });
  if (isLoading) return <LoadingStage />;
  const interval = fittingInterval(data?.candles[0]?.time, serverClock.now() / 1000);
  return <CandleView interval={interval} label={label} />;
}
