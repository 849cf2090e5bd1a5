import { percent, table, whole } from '../economics/table';
import { fitted } from '../market/fitted';
import { perYear, type Swing, yearlyDeviation } from '../market/volatility';

function swing({ variance, halfLife }: Swing): [string, string] {
  const minutes = halfLife < 120 ? `${whole(halfLife)} min` : `${whole(halfLife / 60)} h`;
  return [variance.toFixed(3), minutes];
}

/** What the walk has of the recorded prices. */
export function marketTable(): string {
  const { volatility, yearlyDeviation: recorded, minutes } = fitted;
  const { median, slow, fast, burst } = volatility;
  return table(
    [`fitted to ${whole(minutes)} minutes`, '', 'half-life'],
    [
      ['median volatility of a year', percent(perYear(median), 0), ''],
      ['slow swing, variance of the logarithm', ...swing(slow)],
      ['fast swing', ...swing(fast)],
      ['burst of a minute', burst.toFixed(3), ''],
      [
        'volatility of a year, from the average variance',
        percent(yearlyDeviation(volatility), 0),
        '',
      ],
      ['… of the record', percent(recorded, 0), ''],
    ],
  );
}
