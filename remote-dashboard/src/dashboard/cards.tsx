import { useIsAdmin } from '@updown/shared';
import type { ComponentType } from 'react';
import { t } from '../../texts/texts';
import { AdminPanel } from '../admin/admin-panel';
import { DangerousCommands } from '../admin/dangerous-commands';
import { PlayerNames } from '../admin/name-forms';
import { AuditCard } from '../audit/audit-card';
import { EthPriceCard } from '../eth-price/eth-price-card';
import { FiguresCard } from '../figures/figures-card';
import { GameStatusCard } from '../game-status/game-status-card';
import { HowToUse, HowToUseSteps, Tips } from '../guide/how-to-use';
import { MoralisTest } from '../moralis-test/moralis-test';
import { OperationsCard } from '../operations/operations-card';
import { ReleasesCard } from '../releases/releases-card';
import { Column, Columns } from './column';
import { arrangementFor, type CardName, type Names, tabs, useLayout } from './layouts';
import { Tabs } from './tabs';

// Components, not elements: a constant element would not render again when the language changes.
const cards: Record<CardName, ComponentType> = {
  figures: FiguresCard,
  status: GameStatusCard,
  price: EthPriceCard,
  admin: AdminPanel,
  operations: OperationsCard,
  audit: AuditCard,
  releases: ReleasesCard,
  names: PlayerNames,
  test: MoralisTest,
  guide: HowToUse,
  steps: HowToUseSteps,
  tips: Tips,
  dangerous: DangerousCommands,
};

function Stack({ names }: { names: Names }) {
  return (
    <Column>
      {names.map((name) => {
        const Part = cards[name];
        return (
          <div key={name}>
            <Part />
          </div>
        );
      })}
    </Column>
  );
}

interface CardsProps {
  /** The index of the open tab in a small window. */
  tab: number;
  onTab: (index: number) => void;
}

/** The cards, in a layout that fits the window. */
export function Cards({ tab, onTab }: CardsProps) {
  const layout = useLayout();
  const { rows, adminTab } = arrangementFor(useIsAdmin());
  if (layout === 'small') {
    const content = tabs.map(({ name, names }) => ({
      name: t(name),
      content: <Stack names={names ?? adminTab} />,
    }));
    return <Tabs label={t('Dashboard')} selected={tab} onSelect={onTab} tabs={content} />;
  }
  // By their places, so that a card stays mounted when its column gets others.
  return rows[layout].map((columns, row) => (
    <Columns key={row} $count={columns.length}>
      {columns.map((names, column) => (
        <Stack key={column} names={names} />
      ))}
    </Columns>
  ));
}
