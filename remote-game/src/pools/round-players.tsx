import { POLL_MS, usePolling, useRoundStatsQuery, VisuallyHidden } from '@updown/shared';
import { t } from '../../texts/texts';

/** '2 players' */
export function players(count: number) {
  return t('{n, plural, one {# player} other {# players}}', { n: count });
}

/** The number of players in the round. The numbers per side are for screen readers and in a tooltip. */
export function RoundPlayers({ roundId }: { roundId: number }) {
  const { currentData } = useRoundStatsQuery(roundId, usePolling(POLL_MS.round));
  if (currentData === undefined) return null;
  const { players: all, upPlayers, downPlayers } = currentData;
  const sides = t('{up} UP, {down} DOWN', { up: upPlayers, down: downPlayers });
  return (
    <span title={sides}>
      <span>{` · ${players(all)}`}</span>
      <VisuallyHidden>{`: ${sides}`}</VisuallyHidden>
    </span>
  );
}
