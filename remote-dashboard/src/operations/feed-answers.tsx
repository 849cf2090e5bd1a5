import { formatPrice, formatTime, useClock, type OperatorOverview } from '@updown/shared';
import { Line, Lines, Part, Quiet } from './lines';

/** The latest answers of the price feed, and how old the last is. */
export function FeedAnswers({ feed }: { feed: OperatorOverview['feed'] }) {
  const { answers, isOwn, maximumAge } = feed;
  return (
    <Part aria-label="Price feed">
      <h3>{isOwn ? "Price feed (the operator's own)" : 'Price feed (external)'}</h3>
      {answers[0] !== undefined && <Age updatedAt={answers[0].updatedAt} maximum={maximumAge} />}
      <Lines>
        {answers.map(({ id, price, updatedAt }) => (
          <Line key={id}>
            <strong>{formatPrice(price)}</strong>
            <Quiet>{formatTime(updatedAt * 1000)}</Quiet>
          </Line>
        ))}
      </Lines>
    </Part>
  );
}

function Age({ updatedAt, maximum }: { updatedAt: number; maximum: number }) {
  const age = useClock((now) => Math.max(0, Math.floor(now / 1000) - updatedAt));
  return (
    <Quiet>
      Last answer {age} s ago.{' '}
      {age > maximum
        ? `Too old: no round starts above ${maximum} s.`
        : `Rounds start up to ${maximum} s.`}
    </Quiet>
  );
}
