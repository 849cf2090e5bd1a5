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
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.md};
`;

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${({ theme }) => theme.space.md};
`;

const Columns = styled(Column)<{ $count: number }>`
  grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
`;

const cards = {
  status: { name: 'Game Status', content: <GameStatusCard /> },
  price: { name: 'Price Chart', content: <EthPriceCard /> },
  admin: { name: 'Admin Panel', content: <AdminPanel /> },
  test: { name: 'Moralis Test', content: <MoralisTest /> },
  guide: { name: 'How to Play', content: <HowToUse /> },
};

type Names = readonly (keyof typeof cards)[];

/** Rows of columns of cards: three columns, or two and then one. */
const rows: Record<Exclude<Layout, 'small'>, readonly (readonly Names[])[]> = {
  large: [[['status', 'test'], ['price', 'guide'], ['admin']]],
  medium: [[['status'], ['price', 'test']], [['admin', 'guide']]],
};

/** The page for players who want to see inside, and for admins who run the game. */
export function Dashboard() {
  const layout = useLayout();
  return (
    <Page>
      {layout === 'small' ? (
        <Tabs label="Dashboard" tabs={Object.values(cards)} />
      ) : (
        rows[layout].map((columns) => (
          <Columns key={columns.join()} $count={columns.length}>
            {columns.map((column) => (
              <Column key={column.join()}>
                {column.map((card) => (
                  <div key={card}>{cards[card].content}</div>
                ))}
              </Column>
            ))}
          </Columns>
        ))
      )}
      <Footer />
    </Page>
  );
}
