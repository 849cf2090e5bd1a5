import { styled } from '@updown/shared';
import { AdminPanel } from '../admin/admin-panel';
import { EthPriceCard } from '../eth-price/eth-price-card';
import { GameStatusCard } from '../game-status/game-status-card';
import { HowToUse } from '../guide/how-to-use';
import { MoralisTest } from '../moralis-test/moralis-test';
import { Footer } from './footer';
import { Tabs } from './tabs';
import { useLayout, type Layout } from './use-layout';

const Page = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.lg};
  min-width: 0;
`;

const Title = styled.h1`
  font-size: ${({ theme }) => theme.font.size.xl};
  letter-spacing: -0.02em;
`;

type Area = 'status' | 'price' | 'admin' | 'test' | 'guide';

const areas: Record<Exclude<Layout, 'small'>, string> = {
  large: "'status price admin' 'guide test admin'",
  medium: "'status price' 'admin admin' 'guide test'",
};

const Grid = styled.div<{ $layout: Exclude<Layout, 'small'> }>`
  display: grid;
  grid-template-areas: ${({ $layout }) => areas[$layout]};
  grid-auto-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${({ theme }) => theme.space.md};
`;

const Place = styled.div<{ $area: Area }>`
  grid-area: ${({ $area }) => $area};
`;

const panels = [
  { area: 'status', name: 'Game Status', content: <GameStatusCard /> },
  { area: 'price', name: 'Price Chart', content: <EthPriceCard /> },
  { area: 'admin', name: 'Admin Panel', content: <AdminPanel /> },
  { area: 'test', name: 'Moralis Test', content: <MoralisTest /> },
  { area: 'guide', name: 'How to Play', content: <HowToUse /> },
] as const;

/** The page for players who want to see inside, and for admins who run the game. */
export function Dashboard() {
  const layout = useLayout();
  return (
    <Page>
      <Title>Dashboard</Title>
      {layout === 'small' ? (
        <Tabs label="Dashboard" tabs={panels} />
      ) : (
        <Grid $layout={layout}>
          {panels.map(({ area, content }) => (
            <Place key={area} $area={area}>
              {content}
            </Place>
          ))}
        </Grid>
      )}
      <Footer />
    </Page>
  );
}
