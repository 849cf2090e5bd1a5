import { formatCountdown, type OperatorOverview } from '@updown/shared';
import { t } from '../texts/texts';
import { levelFrom, worst, type HealthFigure, type Level, type Seen } from './figure';

type WaitingRound = OperatorOverview['waiting'][number];

/** The keeper resolves within seconds. */
const PATIENCE_SECONDS = 15;
const LONG_SECONDS = 120;

export function waitedFor({ endedAt }: WaitingRound, now: number): number {
  return Math.max(0, now - endedAt);
}

/** An external feed answers seldom: there a round may wait until it can be voided. */
export function levelOfWait(round: WaitingRound, { overview: { feed }, now }: Seen): Level {
  const waited = waitedFor(round, now);
  const long = feed.isOwn ? LONG_SECONDS : round.voidableAt - round.endedAt;
  return levelFrom(waited, PATIENCE_SECONDS, long);
}

/** The ended rounds without a result. */
export function waitingRounds(seen: Seen): HealthFigure {
  const { waiting } = seen.overview;
  const oldest = waiting[0];
  return {
    label: t('Unresolved rounds'),
    value: `${waiting.length}`,
    note:
      oldest === undefined
        ? t('Every ended round has a result')
        : t('Round {id} for {time}', {
            id: oldest.roundId,
            time: formatCountdown(waitedFor(oldest, seen.now)),
          }),
    level: worst('ok', ...waiting.map((round) => levelOfWait(round, seen))),
  };
}
