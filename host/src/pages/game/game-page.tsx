import { type PlaceName, PLACES } from '@updown/protocol/site/contributions';
import { styled, useMediaQuery, useTheme, VisuallyHidden } from '@updown/shared';
import { type ReactNode, type Ref, type RefObject, useEffect, useRef, useState } from 'react';
import { t } from '../../../texts/texts';
import { useComposition } from '../../host-context';
import { Keep } from '../../places/kept';
import { RemotePlace } from '../../places/remote-place';
import { contributedTitle } from '../../site/site';
import { Cell, Frame, Layout, PLACE_HEIGHT, Ticker } from './layout';
import { gamePlaces } from './places';
import { useClaimTarget } from './use-claim-target';

// No height of its own, so that the page does not shift when the line appears.
const Rail = styled.div`
  position: sticky;
  top: 52px;
  z-index: ${({ theme }) => theme.layer.line};
  height: 0;
  margin: 0 calc(-1 * ${({ theme }) => theme.space.md});
`;

const Line = styled.div`
  --place: 20px;
  height: 44px;
  padding: 0 ${({ theme }) => theme.space.md};
  overflow: hidden;
  background: ${({ theme }) => theme.color.surface};
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
`;

/** Shows one line below the header of a small screen while `of` is scrolled out of sight. */
function LineWhileScrolled({
  of,
  children,
}: {
  of: RefObject<HTMLElement | null>;
  children: ReactNode;
}) {
  const isSmall = !useMediaQuery(useTheme().media.medium);
  const gone = useIsAbove(of);
  if (!isSmall) return null;
  const line = { key: 'line', node: <Line data-round-line>{children}</Line> };
  return (
    <Rail aria-hidden>
      <Keep parts={gone ? [line] : []} />
    </Rail>
  );
}

/** Whether an element has left the window at the top, below the header. */
function useIsAbove(of: RefObject<HTMLElement | null>): boolean {
  const [above, setAbove] = useState(false);
  useEffect(() => {
    if (of.current === null) return;
    const seen = new IntersectionObserver(
      ([entry]) => {
        if (entry === undefined) return;
        setAbove(!entry.isIntersecting && entry.boundingClientRect.bottom < innerHeight / 2);
      },
      { rootMargin: '-52px 0px 0px' },
    );
    seen.observe(of.current);
    return () => seen.disconnect();
  }, [of]);
  return above;
}

/**
 * Sticks below the header. A panel taller than the window scrolls with the page until its end is visible and then sticks
 * there, so that a player can scroll it from anywhere on the page.
 */
const Sticky = styled.div`
  ${({ theme }) => theme.media.medium} {
    position: sticky;
    top: min(72px, calc(100vh - 16px - var(--panel-height, 0px)));
  }
`;

/** The panel's column, beside the frame. */
function PanelColumn({ area, children }: { area?: string | undefined; children: ReactNode }) {
  const sticky = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = sticky.current;
    if (element === null) return;
    const sizes = new ResizeObserver(() =>
      element.style.setProperty('--panel-height', `${element.offsetHeight}px`),
    );
    sizes.observe(element);
    return () => sizes.disconnect();
  }, []);

  return (
    <Cell data-place="game.panel" $place="game.panel" $area={area}>
      <Sticky ref={sticky}>{children}</Sticky>
    </Cell>
  );
}

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
