import { formatTime, useClock, type OperatorOverview } from '@updown/shared';
import { t } from '../../texts/texts';
import { Price } from '../card/rounded';
import { Line, Lines, Part, Quiet } from './lines';

/** The latest answers of the price feed, and the age of the last one. */
export function FeedAnswers({ feed }: { feed: OperatorOverview['feed'] }) {
  const { answers, isOwn, maximumAge } = feed;
  return (
    <Part aria-label={t('Price feed')}>
      <h3>{isOwn ? t("Price feed (the operator's own)") : t('Price feed (external)')}</h3>
      {answers[0] !== undefined && <Age updatedAt={answers[0].updatedAt} maximum={maximumAge} />}
      <Lines>
        {answers.map(({ id, price, updatedAt }) => (
          <Line key={id}>
            <strong>
              <Price of={price} />
            </strong>
            <Quiet translate="no">{formatTime(updatedAt * 1000)}</Quiet>
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
      {t('Updated {age} s ago.', { age })}{' '}
      {age > maximum
        ? t('Rounds can start once it is under {maximum} s old.', { maximum })
        : t('Rounds can start while it is under {maximum} s old.', { maximum })}
    </Quiet>
  );
}
