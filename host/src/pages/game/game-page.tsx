import { VisuallyHidden } from '@updown/shared';
import { useRef } from 'react';
import { t } from '../../../texts/texts';
import { RemotePlace } from '../../federation/remote-place';
import { useSite } from '../../host-context';
import { Cell, Frame, Layout, PLACE_HEIGHT, Ticker } from './layout';
import { LineWhileScrolled } from './line-while-scrolled';
import { PanelColumn } from './panel-column';
import { useClaimTarget } from './use-claim-target';

const height = PLACE_HEIGHT;

/** The game: one frame around round, chart and pools, with the panel beside it and the public history. */
export function GamePage() {
  const { game, chart } = useSite().remotes;
  const hasGame = game !== undefined;
  const hasChart = chart !== undefined;
  const area = (name: string) => (hasGame ? name : undefined);
  const round = useRef<HTMLDivElement>(null);
  useClaimTarget();
  return (
    <div>
      <title>{t('UpDown: will ETH go up or down?')}</title>
      <VisuallyHidden as="h1">{t('UpDown: predict the price of Ether')}</VisuallyHidden>
      {hasGame && (
        <LineWhileScrolled of={round}>
          <RemotePlace remote="game" module="RoundLineBar" title={t('Round')} height="20px" quiet />
        </LineWhileScrolled>
      )}
      <Layout $beside={hasGame}>
        {hasChart && (
          <Ticker $place="ticker" $area={area('ticker')}>
            <RemotePlace
              remote="chart"
              module="LiveResults"
              title={t('Live Results')}
              height={height}
            />
          </Ticker>
        )}
        <Frame $area={area('frame')}>
          {hasGame && (
            <Cell $place="round" ref={round}>
              <RemotePlace
                remote="game"
                module="Round"
                title={t('Round')}
                height={height}
                meanwhile={t('Will ETH go up or down in the next five minutes?')}
              />
            </Cell>
          )}
          {hasChart && (
            <Cell $place="chart">
              <RemotePlace
                remote="chart"
                module="PriceChart"
                title={t('Price chart')}
                height={height}
              />
            </Cell>
          )}
          {hasGame && (
            <Cell $place="pools">
              <RemotePlace remote="game" module="Pools" title={t('Pools')} height={height} />
            </Cell>
          )}
        </Frame>
        {hasGame && (
          <>
            <PanelColumn area="panel">
              <RemotePlace
                remote="game"
                module="GamePanel"
                title={t('Game panel')}
                height={height}
                first
              />
            </PanelColumn>
            <Cell $place="history" $area="history">
              <RemotePlace
                remote="game"
                module="PlayersHistory"
                title={t('All Players History')}
                height={height}
              />
            </Cell>
          </>
        )}
      </Layout>
    </div>
  );
}
