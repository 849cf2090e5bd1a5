import { formatProfit, type HouseDay, styled } from '@updown/shared';
import { useId } from 'react';
import { t } from '../../texts/texts';
import { formatDay, houseBars, type HouseBars } from './house-bars';

/** A text alternative for the chart. */
function describeHouse(
  days: readonly HouseDay[],
  { best, worst }: Pick<HouseBars, 'best' | 'worst'>,
  symbol: string,
): string {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return t('No days yet');
  const gains = days.filter(({ result }) => BigInt(result) > 0n).length;
  const losses = days.filter(({ result }) => BigInt(result) < 0n).length;
  return t(
    'House result by day from {from} to {to}: a gain on {gains} and a loss on {losses} of {days} days, at best {best}, at worst {worst}',
    {
      from: formatDay(first.day),
      to: formatDay(last.day),
      gains,
      losses,
      days: days.length,
      best: `${formatProfit(best)} ${symbol}`,
      worst: `${formatProfit(worst)} ${symbol}`,
    },
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${({ theme }) => `${theme.space.xxs} ${theme.space.sm}`};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.xs};
  font-variant-numeric: tabular-nums;
`;

const Scale = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  text-align: right;
`;

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: 160px;
  border-block: 1px solid ${({ theme }) => theme.color.line};
`;

const Rectangle = styled.rect<{ $isGain: boolean }>`
  fill: ${({ theme, $isGain }) => theme.color[$isGain ? 'up' : 'down']};
`;

const Zero = styled.line`
  stroke: ${({ theme }) => theme.color.control};
  vector-effect: non-scaling-stroke;
`;

const Ends = styled.p`
  grid-column: 2;
  display: flex;
  justify-content: space-between;
`;

/** The house's result of each day as a bar: a gain above the zero line, a loss below it. */
export function HouseChart({ days, symbol }: { days: readonly HouseDay[]; symbol: string }) {
  const id = useId();
  const shape = houseBars(days.map(({ result }) => BigInt(result)));
  const [first, last] = [days[0], days.at(-1)];
  return (
    <Frame>
      <Scale aria-hidden>
        <span translate="no">{formatProfit(shape.best, 0)}</span>
        <span translate="no">{formatProfit(shape.worst, 0)}</span>
      </Scale>
      <Drawing role="img" aria-labelledby={id} viewBox="0 0 100 100" preserveAspectRatio="none">
        <title id={id}>{describeHouse(days, shape, symbol)}</title>
        {shape.bars.map((bar, index) => (
          <Rectangle
            key={days[index]?.day}
            {...bar}
            $isGain={!days[index]?.result.startsWith('-')}
          />
        ))}
        <Zero x1="0" x2="100" y1={shape.zero} y2={shape.zero} />
      </Drawing>
      <Ends aria-hidden>
        <span>{first && formatDay(first.day)}</span>
        <span>{last && formatDay(last.day)} (UTC)</span>
      </Ends>
    </Frame>
  );
}
