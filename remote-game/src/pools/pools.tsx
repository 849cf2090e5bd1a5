import {
  type CurrentRound,
  exactAmount,
  formatAmount,
  parseAmount,
  Skeleton,
  styled,
  useSymbol,
} from '@updown/shared';
import { t } from '../../texts/texts';
import { Changing } from '../round/changing';
import { useLiveRound } from '../round/use-live-round';
import { poolShares } from '../rules/pool-share';
import { LastRounds, RoundPlayers } from './last-rounds';
import { PoolBar, PoolTotal } from './pool-bar';

const Area = styled.section`
  container-type: inline-size;
  min-width: 0;
`;

// Two lines, or three in a narrow window: sides, bar, total. The narrowest windows show each side's label above its sum.
const Lines = styled.div`
  display: grid;
  grid-template: 'up down' auto 'bar bar' auto 'all all' auto / auto auto;
  justify-content: space-between;
  align-items: baseline;
  gap: ${({ theme }) => `${theme.space.xxs} ${theme.space.sm}`};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.sm};

  dl {
    display: contents;
  }
  dl > :nth-child(1) {
    grid-area: up;
  }
  dl > :nth-child(2) {
    grid-area: down;
    justify-content: end;
  }
  dl > :nth-child(3) {
    grid-area: all;
  }
  @container (max-width: 480px) {
    dl > :nth-child(2) {
      align-items: end;
    }
  }
  @container (max-width: 400px) {
    font-size: 0.8125rem;
  }
  @container (min-width: 640px) {
    grid-template: 'up all down' auto 'bar bar bar' auto / auto auto auto;
  }
`;

// As tall as the lines.
const Held = styled(Area).attrs({ as: 'div' })`
  > div {
    height: 58px;
  }
  @container (max-width: 480px) {
    > div {
      height: 79px;
    }
  }
  @container (max-width: 400px) {
    > div {
      height: 74.5px;
    }
  }
  @container (min-width: 640px) {
    > div {
      height: 34px;
    }
  }
`;

const All = styled.div`
  display: flex;
  gap: 0.4em;
`;

const Bar = styled.div`
  grid-area: bar;
`;

/** The stakes of the latest round, in total and per side. */
export function Pools() {
  const { round, reading } = useLiveRound();
  if (round !== null) return <RoundPools key={round.id} round={round} />;
  if (reading !== 'loading') return null;
  return (
    <Held>
      <div>
        <Skeleton height="100%" />
      </div>
    </Held>
  );
}

function RoundPools({ round }: { round: CurrentRound }) {
  const symbol = useSymbol();
  const [up, down] = [parseAmount(round.up_predictions), parseAmount(round.down_predictions)];
  const total = parseAmount(round.total_deposits);
  const shares = poolShares(up, down);
  return (
    <Area aria-label={t('Pools')}>
      <Lines>
        <dl>
          <PoolTotal side="UP" total={up} share={shares?.up ?? null} />
          <PoolTotal side="DOWN" total={down} share={shares?.down ?? null} />
          <All>
            <dt>{t('Total Pool')}</dt>
            <dd title={`${exactAmount(total)} ${symbol}`}>
              <Changing value={total}>{`${formatAmount(total)} ${symbol}`}</Changing>
              <RoundPlayers roundId={round.id} />
            </dd>
          </All>
        </dl>
        <Bar>
          {total === 0n ? <LastRounds before={round.id} /> : <PoolBar up={up} down={down} />}
        </Bar>
      </Lines>
    </Area>
  );
}
