import {
  Link,
  parseAmount,
  playerPath,
  Profit,
  Stat,
  Stats,
  styled,
  usePredictionsSummaryQuery,
  useSymbol,
} from '@updown/shared';
import { useSite } from '../context/use-site';
import { t } from '../texts/texts';

// Counts are short, and the profit takes the rest of the row.
const Row = styled(Stats)`
  grid-template-columns: minmax(4rem, auto) minmax(4rem, auto) minmax(0, 1fr);
`;

interface ProfileFiguresProps {
  address: string;
  onLeave: () => void;
}

/** The player's record in three figures, and the way to the rest of it; nothing on a site without the game. */
export function ProfileFigures(props: ProfileFiguresProps) {
  return useSite().remotes.game === undefined ? null : <Figures {...props} />;
}

function Figures({ address, onLeave }: ProfileFiguresProps) {
  const symbol = useSymbol();
  const { data } = usePredictionsSummaryQuery();
  if (data === undefined || data.total === 0) return null;
  const { won, lost, profit } = data;
  return (
    <>
      <Row>
        <Stat label={t('Won')}>{won}</Stat>
        <Stat label={t('Lost')}>{lost}</Stat>
        <Stat label={t('Profit')}>
          <Profit of={parseAmount(profit)} symbol={symbol} />
        </Stat>
      </Row>
      <Link to={playerPath(address)} onClick={onLeave}>
        {t('Your record')}
      </Link>
    </>
  );
}
