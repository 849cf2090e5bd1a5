import { t } from '../texts/texts';
import { levelFrom, type HealthFigure, type Level, type Seen } from './figure';
import { formatSpan } from './span';

/** An external feed may be silent for an hour while the price hardly moves. */
const LONGEST_SILENCE = 2 * 3600;

/** The operator posts at least twice within the maximum age, so a late answer is a sign. */
const LATE = 0.75;

export function ageOfFeed({ overview: { feed }, now }: Seen): number {
  const latest = feed.answers[0];
  return latest === undefined ? feed.age : Math.max(0, now - latest.updatedAt);
}

function levelOf(age: number, { maximumAge, isOwn }: Seen['overview']['feed']): Level {
  if (isOwn) return levelFrom(age, LATE * maximumAge, maximumAge + 1);
  return levelFrom(age, maximumAge + 1, LONGEST_SILENCE);
}

/** The age of the feed's latest answer, against the age at which no round starts. */
export function feedAge(seen: Seen): HealthFigure {
  const { feed } = seen.overview;
  const age = ageOfFeed(seen);
  return {
    label: t('Feed age'),
    value: formatSpan(age),
    note: t('Limit for a start: {span}', { span: formatSpan(feed.maximumAge) }),
    level: levelOf(age, feed),
  };
}
