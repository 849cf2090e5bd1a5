import { styled, VisuallyHidden } from '@updown/shared';
import { useHost } from '../app/host-context';
import { RemoteSlot } from '../remotes/remote-slot';

// One column; from `large` on the panel stands at the right, in the width that a bet needs, and the chart with the
// history below it fills the rest.
const Layout = styled.div<{ $beside: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.md};

  ${({ theme }) => theme.media.large} {
    ${({ $beside }) =>
      $beside &&
      `grid-template: 'ticker ticker' auto 'chart panel' auto 'history panel' 1fr
        / minmax(0, 1fr) minmax(24rem, 28rem);`}
    gap: ${({ theme }) => theme.space.lg};
  }
`;

type Area = 'ticker' | 'chart' | 'panel' | 'history';

// Below `medium` the panel comes before the chart: it is what a player came for.
const orderWhenSmall: Record<Area, number> = { ticker: 0, panel: 1, chart: 2, history: 3 };

/** What each part is high once it is there, for its place until then: below `medium`, from it on, from `large` on. */
const heights: Record<Area, readonly [small: number, medium: number, large: number]> = {
  ticker: [79, 50, 50],
  panel: [1400, 980, 1400],
  chart: [558, 592, 672],
  history: [660, 677, 677],
};

/** As `Cell` sets it. */
const PLACE = 'var(--place)';

const Cell = styled.div<{ $area: Area; $beside: boolean }>`
  --place: ${({ $area }) => heights[$area][0]}px;
  order: ${({ $area }) => orderWhenSmall[$area]};
  min-width: 0;

  ${({ theme }) => theme.media.medium} {
    --place: ${({ $area }) => heights[$area][1]}px;
    order: 0;
  }
  ${({ theme }) => theme.media.large} {
    --place: ${({ $area }) => heights[$area][2]}px;
    ${({ $area, $beside }) => $beside && `grid-area: ${$area};`}
  }
`;

export function GamePage() {
  const { game, chart } = useHost().site.remotes;
  const $beside = game !== undefined && chart !== undefined;
  return (
    <>
      <title>UpDown: will ETH go up or down?</title>
      <VisuallyHidden as="h1">UpDown: predict the price of Ether</VisuallyHidden>
      <Layout $beside={$beside}>
        {chart !== undefined && (
          <>
            <Cell $area="ticker" $beside={$beside}>
              <RemoteSlot remote="chart" module="LiveResults" title="Live Results" height={PLACE} />
            </Cell>
            <Cell $area="chart" $beside={$beside}>
              <RemoteSlot remote="chart" module="PriceChart" title="Price chart" height={PLACE} />
            </Cell>
          </>
        )}
        {game !== undefined && (
          <>
            <Cell $area="panel" $beside={$beside}>
              <RemoteSlot remote="game" module="GamePanel" title="Game panel" height={PLACE} />
            </Cell>
            <Cell $area="history" $beside={$beside}>
              <RemoteSlot
                remote="game"
                module="PlayersHistory"
                title="All Players History"
                height={PLACE}
              />
            </Cell>
          </>
        )}
      </Layout>
    </>
  );
}
