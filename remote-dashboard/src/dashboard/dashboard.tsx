import { styled } from '@updown/shared';
import { AdminPanel } from '../admin/admin-panel';
import { AuditCard } from '../audit/audit-card';
import { EthPriceCard } from '../eth-price/eth-price-card';
import { GameStatusCard } from '../game-status/game-status-card';
import { HowToUse } from '../guide/how-to-use';
import { MoralisTest } from '../moralis-test/moralis-test';
import { OperationsCard } from '../operations/operations-card';
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

  /* A card that is for admins only leaves its place empty. */
  > :empty {
    display: none;
  }
`;

const Columns = styled(Column)<{ $count: number }>`
  grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
`;

const cards = {
  status: <GameStatusCard />,
  price: <EthPriceCard />,
  admin: <AdminPanel />,
  operations: <OperationsCard />,
  audit: <AuditCard />,
  test: <MoralisTest />,
  guide: <HowToUse />,
};

type Names = readonly (keyof typeof cards)[];

/** Rows of columns of cards: three columns, or two and then one. */
const rows: Record<Exclude<Layout, 'small'>, readonly (readonly Names[])[]> = {
  large: [[['status', 'test', 'operations'], ['price', 'guide', 'audit'], ['admin']]],
  medium: [[['status'], ['price', 'test']], [['admin', 'operations', 'audit', 'guide']]],
};

const tabs: readonly { name: string; names: Names }[] = [
  { name: 'Game Status', names: ['status'] },
  { name: 'Price Chart', names: ['price'] },
  { name: 'Admin Panel', names: ['admin', 'operations', 'audit'] },
  { name: 'Moralis Test', names: ['test'] },
  { name: 'How to Play', names: ['guide'] },
];

const Stack = ({ names }: { names: Names }) => (
  <Column>
    {names.map((name) => (
      <div key={name}>{cards[name]}</div>
    ))}
  </Column>
);

/** The page for players who want to see inside, and for admins who run the game. */
export function Dashboard() {
  const layout = useLayout();
  return (
    <Page>
      {layout === 'small' ? (
        <Tabs
          label="Dashboard"
          tabs={tabs.map(({ name, names }) => ({ name, content: <Stack names={names} /> }))}
        />
      ) : (
        rows[layout].map((columns) => (
          <Columns key={columns.join()} $count={columns.length}>
            {columns.map((column) => (
              <Stack key={column.join()} names={column} />
            ))}
          </Columns>
        ))
      )}
      <Footer />
    </Page>
  );
}
