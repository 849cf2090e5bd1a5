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

const Cell = styled.div<{ $area: Area; $beside: boolean }>`
  order: ${({ $area }) => orderWhenSmall[$area]};
  min-width: 0;

  ${({ theme }) => theme.media.medium} {
    order: 0;
  }
  ${({ theme }) => theme.media.large} {
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
              <RemoteSlot remote="chart" module="LiveResults" title="Live Results" height="48px" />
            </Cell>
            <Cell $area="chart" $beside={$beside}>
              <RemoteSlot remote="chart" module="PriceChart" title="Price chart" height="560px" />
            </Cell>
          </>
        )}
        {game !== undefined && (
          <>
            <Cell $area="panel" $beside={$beside}>
              <RemoteSlot remote="game" module="GamePanel" title="Game panel" height="720px" />
            </Cell>
            <Cell $area="history" $beside={$beside}>
              <RemoteSlot
                remote="game"
                module="PlayersHistory"
                title="All Players History"
                height="320px"
              />
            </Cell>
          </>
        )}
      </Layout>
    </>
  );
}
