import {
  formatAmount,
  roundsApi,
  styled,
  useSymbol,
  POLL_MS,
  usePolling,
  useRoundStatsQuery,
  VisuallyHidden,
} from '@updown/shared';
import { t } from '../../texts/texts';
import { lastPools } from '../rules/last-pools';
import { PoolBar } from './pool-bar';

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

// In the height of the bar with its gaps, so that the first bet moves nothing. A round without room is cut off.
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${({ theme }) => theme.space.sm};
  height: 14px;
  margin-block: -2px -4px;
  overflow: hidden;
  font-size: ${({ theme }) => theme.font.size.xs};
  line-height: 14px;
  white-space: nowrap;
`;

const Round = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
`;

const Bar = styled.span`
  width: 32px;
`;

/** As many as a wide window has room for. */
const MOST = 4;

const { playersHistory } = roundsApi.endpoints;

/**
 * The pools of the rounds before, while nobody has bet in this one. From the history that the page reads anyway: it is not
 * read for this.
 */
export function LastRounds({ before }: { before: number }) {
  const symbol = useSymbol();
  const { data } = playersHistory.useQueryState();
  if (data === undefined) return <PoolBar up={0n} down={0n} />;
  const pools = lastPools(data.data, data.total, before);
  if (pools.length === 0) return <Line>{t('No bets yet')}</Line>;
  return (
    <Line>
      <span>{t('Last rounds:')}</span>
      {pools.slice(0, MOST).map(({ roundId, up, down, players: count }) => (
        <Round key={roundId}>
          <span translate="no">{`#${roundId}`}</span>
          <Bar>
            <PoolBar up={up} down={down} />
          </Bar>
          <span>{`${formatAmount(up + down)} ${symbol} · ${players(count)}`}</span>
        </Round>
      ))}
    </Line>
  );
}
