import {
  Card,
  errorMessage,
  Failure,
  type OperatorOverview,
  Skeleton,
  styled,
} from '@updown/shared';
import { t } from '../../texts/texts';
import { useOverview } from '../operations/use-overview';
import { type HealthFigure, useSeen, worst } from './health-figure';
import { healthFigures } from './health-figures';
import { HealthTile, LevelMark } from './health-tile';

const Tiles = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${({ theme }) => theme.space.xs};

  /* The seventh figure names versions: it has two columns. */
  > :last-child {
    grid-column: span 2;
  }

  ${({ theme }) => theme.media.medium} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${({ theme }) => theme.space.sm};
  }
`;

const FIGURES = 7;

/** The health of the game at a glance. It has the same height while it loads, so that the commands below stay in place. */
export function HealthStrip() {
  const { data, error, refetch } = useOverview();
  if (data !== undefined && error === undefined) return <Strip overview={data} />;
  return (
    <Card title={t('Health')}>
      {error === undefined ? (
        <Tiles as="div" aria-busy>
          {Array.from({ length: FIGURES }, (_, index) => (
            <Skeleton key={index} height="6rem" />
          ))}
        </Tiles>
      ) : (
        <Failure
          title={t('Error Loading Health')}
          message={errorMessage(error, t('The server did not respond.'))}
          onRetry={() => void refetch()}
        />
      )}
    </Card>
  );
}

function Strip({ overview }: { overview: OperatorOverview }) {
  const figures = healthFigures(useSeen(overview));
  return (
    <Card title={t('Health')} aside={<LevelMark level={levelOf(figures)} />}>
      <Tiles>
        {figures.map((figure) => (
          <HealthTile key={figure.label} figure={figure} />
        ))}
      </Tiles>
    </Card>
  );
}

function levelOf(figures: readonly HealthFigure[]) {
  return worst(...figures.map(({ level }) => level));
}
