import { styled, VisuallyHidden } from '@updown/shared';
import { useHost } from '../app/host-context';
import { RemoteSlot } from '../remotes/remote-slot';

// One column; from `large` on the chart stands beside the panel, which keeps the width that a bet needs.
const Layout = styled.div<{ $beside: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.md};

  ${({ theme }) => theme.media.large} {
    grid-template-columns: ${({ $beside }) =>
      $beside ? 'minmax(0, 1fr) minmax(24rem, 28rem)' : 'minmax(0, 1fr)'};
    gap: ${({ theme }) => theme.space.lg};
    align-items: start;
  }
`;

const Across = styled.div`
  grid-column: 1 / -1;
  min-width: 0;
`;

const Cell = styled.div`
  min-width: 0;
`;

/** On a small screen the panel comes before the chart: it is what a player came for. */
const FirstWhenSmall = styled(Cell)`
  order: -1;

  ${({ theme }) => theme.media.medium} {
    order: 0;
  }
`;

const Ticker = styled(Across)`
  order: -2;
`;

export function GamePage() {
  const { game, chart } = useHost().site.remotes;
  return (
    <>
      <title>UpDown: will ETH go up or down?</title>
      <VisuallyHidden as="h1">UpDown: predict the price of Ether</VisuallyHidden>
      <Layout $beside={game !== undefined && chart !== undefined}>
        <Ticker>
          <RemoteSlot remote="chart" module="LiveResults" title="Live Results" height="48px" />
        </Ticker>
        {chart !== undefined && (
          <Cell>
            <RemoteSlot remote="chart" module="PriceChart" title="Price chart" height="560px" />
          </Cell>
        )}
        {game !== undefined && (
          <FirstWhenSmall>
            <RemoteSlot remote="game" module="GamePanel" title="Game panel" height="720px" />
          </FirstWhenSmall>
        )}
        <Across>
          <RemoteSlot
            remote="game"
            module="PlayersHistory"
            title="All Players History"
            height="320px"
          />
        </Across>
      </Layout>
    </>
  );
}
