import {
  Amount,
  Card,
  formatCount,
  POLL_MS,
  Profit,
  Stat,
  Stats,
  styled,
  useHouseFiguresQuery,
  usePolling,
  useSymbol,
  type HouseFigures,
} from '@updown/shared';
import { t } from '../../texts/texts';
import { Loaded } from '../card/loaded';
import { DaysTable } from './days-table';
import { HouseChart } from './house-chart';

const DAYS = 30;

const Note = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.xs};
`;

/** Volume, players, and the house's result by day. */
export function FiguresCard() {
  const query = useHouseFiguresQuery(DAYS, usePolling(POLL_MS.result));
  return (
    <Card
      title={t('Figures')}
      aside={<Note>{t('The last {days} days, by the ends of the rounds', { days: DAYS })}</Note>}
    >
      <Loaded query={query} failed={t('Error Loading Figures')} height="18rem">
        {(figures) => <Period figures={figures} />}
      </Loaded>
    </Card>
  );
}

function Period({ figures: { days, total } }: { figures: HouseFigures }) {
  const symbol = useSymbol();
  const today = days.at(-1);
  return (
    <>
      <Stats>
        <Stat label={t('Volume')}>
          <Amount of={BigInt(total.stakes)} symbol={symbol} />
        </Stat>
        <Stat label={t('Players')}>{formatCount(BigInt(total.players))}</Stat>
        <Stat label={t('Rounds played')}>{formatCount(BigInt(total.rounds))}</Stat>
        <Stat label={t('House result')}>
          <Profit of={BigInt(total.result)} symbol={symbol} />
        </Stat>
        <Stat label={t('House result today')}>
          <Profit of={BigInt(today?.result ?? '0')} symbol={symbol} />
        </Stat>
      </Stats>
      {total.rounds === 0 ? (
        <Note>{t('No round has ended in this time.')}</Note>
      ) : (
        <HouseChart days={days} symbol={symbol} />
      )}
      <Note>{t('House result: stakes minus payouts, refunds and burned tokens.')}</Note>
      <DaysTable days={days} symbol={symbol} />
    </>
  );
}
