import { useMemo, useState } from 'react';
import { Failure, Skeleton, styled } from '@updown/shared';
import { CandlePlot, Plot } from '../candles/candle-plot';
import { describeCandles } from '../candles/describe-candles';
import { DEFAULT_INTERVAL, intervals, type Interval } from '../candles/intervals';
import { readerTimeZone, timeLabels } from '../candles/time-labels';
import { useCandles } from '../candles/use-candles';
import { useRoundMark } from '../candles/use-round-mark';
import { Attribution } from './attribution';
import { Choice } from './choice';
import { LivePrice } from './live-price';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.sm};
`;

const Empty = styled(Plot)`
  display: grid;
  place-items: center;
  color: ${({ theme }) => theme.color.muted};
`;

const Stage = styled.div`
  position: relative;
`;

// On the plot, where so few candles leave room, so that nothing moves when it comes.
const Hint = styled.p`
  position: absolute;
  top: ${({ theme }) => theme.space.xs};
  left: 0;
  max-width: 60%;
  pointer-events: none;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.sm};
`;

/** Below this a chart of longer candles says little. */
const FEW = 6;

const labels = Object.fromEntries(
  Object.entries(intervals).map(([interval, { label }]) => [interval, label]),
) as Record<Interval, string>;

/** Our own chart of the prices that the API recorded. */
export function RecordedChart() {
  const [interval, setInterval] = useState(DEFAULT_INTERVAL);
  const timeZone = useMemo(() => readerTimeZone(), []);
  const label = useMemo(() => timeLabels(timeZone), [timeZone]);
  const { candles, price, isLoading, isError, refetch } = useCandles(interval);
  const mark = useRoundMark(interval);

  return (
    <>
      <Head>
        <LivePrice price={price} />
        <Choice legend="Candles" options={labels} value={interval} onChange={setInterval} />
      </Head>
      {isLoading && (
        <Plot aria-busy>
          <Skeleton height="100%" />
        </Plot>
      )}
      {isError && (
        <Plot>
          <Failure title="The recorded prices cannot be read." onRetry={() => void refetch()} />
        </Plot>
      )}
      {!isLoading && !isError && candles.length === 0 && (
        <Empty>No price is recorded yet. The first candle appears with the first price.</Empty>
      )}
      {!isLoading && !isError && candles.length > 0 && (
        <Stage>
          <CandlePlot
            key={interval}
            candles={candles}
            mark={mark}
            label={label}
            description={describeCandles(candles, mark, interval, label)}
          />
          {candles.length < FEW && interval !== '1m' && (
            <Hint>The record is young: candles of 1m show more of it.</Hint>
          )}
        </Stage>
      )}
      <Attribution timeZone={timeZone} />
    </>
  );
}
