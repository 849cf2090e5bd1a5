import { formatPrice, styled } from '@updown/shared';
import { barHeights, SHOWN_POINTS, type HourlyPoint } from './hourly-points';

const Bars = styled.div`
  display: flex;
  align-items: end;
  gap: 3px;
  height: 96px;
`;

// A made-up hour is an outline: it can be told from a recorded one without its colour.
const Bar = styled.span<{ $simulated: boolean }>`
  flex: 1;
  border: 1px ${({ $simulated }) => ($simulated ? 'dashed' : 'solid')}
    ${({ theme, $simulated }) => ($simulated ? theme.color.control : theme.color.accent)};
  border-radius: 3px 3px 0 0;
  background: ${({ theme, $simulated }) => ($simulated ? 'transparent' : theme.color.accent)};
`;

const Axis = styled.p`
  display: flex;
  justify-content: space-between;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.xs};
`;

/** The mini chart in words. */
function describe(points: readonly HourlyPoint[]): string {
  const prices = points.map(({ price }) => price);
  const madeUp = points.filter(({ simulated }) => simulated).length;
  const span = `ETH price of the last ${points.length} hours`;
  const ends = `from ${formatPrice(prices[0] ?? 0)} to ${formatPrice(prices.at(-1) ?? 0)}`;
  const extremes = `lowest ${formatPrice(Math.min(...prices))}, highest ${formatPrice(Math.max(...prices))}`;
  const note = madeUp === 0 ? '' : ` ${madeUp} of the hours are simulated.`;
  return `${span}: ${ends}, ${extremes}.${note}`;
}

/** The last hours as bars. */
export function MiniChart({ points }: { points: readonly HourlyPoint[] }) {
  const shown = points.slice(-SHOWN_POINTS);
  const heights = barHeights(shown);
  return (
    <div>
      <Bars role="img" aria-label={describe(shown)}>
        {shown.map(({ time, simulated }, index) => (
          <Bar key={time} $simulated={simulated} style={{ height: `${heights[index]}%` }} />
        ))}
      </Bars>
      <Axis aria-hidden>
        <span>{shown.length - 1} h ago</span>
        <span>now</span>
      </Axis>
    </div>
  );
}
