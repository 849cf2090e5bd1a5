import { PLACES, type PlaceName } from '@updown/protocol/site/contributions';
import { VisuallyHidden } from '@updown/shared';
import { useRef, type ReactNode, type Ref } from 'react';
import { t } from '../../../texts/texts';
import { useComposition } from '../../host-context';
import { Keep } from '../../places/kept';
import { RemotePlace } from '../../places/remote-place';
import { contributedTitle } from '../../site/site';
import { Cell, Frame, Layout, PLACE_HEIGHT, Ticker } from './layout';
import { LineWhileScrolled } from './line-while-scrolled';
import { PanelColumn } from './panel-column';
import { gamePlaces } from './places';
import { useClaimTarget } from './use-claim-target';

/** The game: one frame around round, chart and pools, with the panel beside it and the public history. */
export function GamePage() {
  const { places } = useComposition();
  const hasPanel = places['game.panel'] !== undefined;
  const area = (name: string) => (hasPanel ? name : undefined);
  const round = useRef<HTMLDivElement>(null);
  useClaimTarget();
  return (
    <div>
      <title>{t('UpDown: will ETH go up or down?')}</title>
      <VisuallyHidden as="h1">{t('UpDown: predict the price of Ether')}</VisuallyHidden>
      <GamePart of="game.line">
        <LineWhileScrolled of={round}>
          <Modules of="game.line" />
        </LineWhileScrolled>
      </GamePart>
      <Layout $beside={hasPanel} $aside={places['game.aside'] !== undefined}>
        <GamePlace name="game.ticker" box={Ticker} area={area('ticker')} />
        <Frame $area={area('frame')}>
          <GamePlace name="game.round" ref={round} />
          <GamePlace name="game.chart" />
          <GamePlace name="game.pools" />
        </Frame>
        <GamePart of="game.panel">
          <PanelColumn area="panel">
            <Modules of="game.panel" />
          </PanelColumn>
        </GamePart>
        <GamePlace name="game.history" area={area('history')} />
        <GamePlace name="game.aside" area={area('aside')} />
      </Layout>
    </div>
  );
}

/** A part of the page that exists while a remote fills the place. */
function GamePart({ of, children }: { of: PlaceName; children: ReactNode }) {
  const filled = useComposition().places[of];
  const [remote, ...others] = new Set(filled?.map((part) => part.remote));
  const suspect = remote !== undefined && others.length === 0 ? { remote } : undefined;
  return <Keep parts={filled ? [{ key: of, suspect, node: children }] : []} />;
}

interface GamePlaceProps {
  name: PlaceName;
  box?: typeof Cell;
  area?: string | undefined;
  ref?: Ref<HTMLDivElement>;
}

/**
 * A place of the page; nothing if no remote fills it. The attribute lets the first paint leave out such a place, too.
 */
function GamePlace({ name, box: Box = Cell, area, ref }: GamePlaceProps) {
  return (
    <GamePart of={name}>
      <Box data-place={name} $place={name} $area={area} ref={ref}>
        <Modules of={name} />
      </Box>
    </GamePart>
  );
}

/** The modules that remotes bring for a place. */
function Modules({ of }: { of: PlaceName }) {
  const { quiet = false, meanwhile } = gamePlaces[of];
  const filled = useComposition().places[of] ?? [];
  const parts = filled.map(({ remote, module, title, height = PLACE_HEIGHT }) => ({
    key: `${remote}/${module}`,
    suspect: { remote },
    node: (
      <RemotePlace
        {...{ remote, module, height, quiet, later: !PLACES[of].isFirst }}
        {...(meanwhile && { meanwhile: t(meanwhile) })}
        title={contributedTitle(title)}
      />
    ),
  }));
  return <Keep parts={parts} />;
}
