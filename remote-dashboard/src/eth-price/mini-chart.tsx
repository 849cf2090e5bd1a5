import { formatPrice, Skeleton, styled } from '@updown/shared';
import { t } from '../../texts/texts';
import { barHeights, lastHours, SHOWN_POINTS, type HourlyPoint } from './hourly-points';

const HEIGHT = '96px';

const Bars = styled.div`
  display: flex;
  align-items: end;
  gap: 3px;
  height: ${HEIGHT};
`;

// A simulated hour is an outline, so that it differs from a recorded one even without colour.
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

/** A text alternative for the mini chart. */
function describe(points: readonly HourlyPoint[]): string {
  const prices = points.map(({ price }) => price);
  const madeUp = points.filter(({ simulated }) => simulated).length;
  const line = t(
    'ETH price of the last {hours} hours: from {first} to {last}, lowest {low}, highest {high}.',
    {
      hours: points.length,
      first: formatPrice(prices[0] ?? 0),
      last: formatPrice(prices.at(-1) ?? 0),
      low: formatPrice(Math.min(...prices)),
      high: formatPrice(Math.max(...prices)),
    },
  );
  return madeUp === 0 ? line : `${line} ${t('{n} of these hours are simulated.', { n: madeUp })}`;
}

/** The last hours as a bar chart, or a placeholder until the answer arrives. */
export function MiniChart({ points }: { points: readonly HourlyPoint[] | undefined }) {
  return (
    <div>
      {points === undefined ? <Skeleton height={HEIGHT} /> : <Drawn points={lastHours(points)} />}
      <Axis aria-hidden>
        <span>{t('{n} h ago', { n: SHOWN_POINTS - 1 })}</span>
        <span>{t('now')}</span>
      </Axis>
    </div>
  );
}

function Drawn({ points }: { points: readonly HourlyPoint[] }) {
  const heights = barHeights(points);
  return (
    <Bars role="img" aria-label={describe(points)}>
      {points.map(({ time, simulated }, index) => (
        <Bar key={time} data-item $simulated={simulated} style={{ height: `${heights[index]}%` }} />
      ))}
    </Bars>
  );
}
