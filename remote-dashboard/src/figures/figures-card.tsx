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
  exactAmount,
  formatAmount,
  type HouseDay,
  msg,
} from '@updown/shared';
import { t } from '../../texts/texts';
import { Loaded } from '../card/loaded';
import { Table } from '../card/table';
import { formatDay } from './house-bars';
import { HouseChart } from './house-chart';

const Details = styled.details`
  font-size: ${({ theme }) => theme.font.size.sm};

  summary {
    display: flex;
    align-items: center;
    min-height: 44px;
    color: ${({ theme }) => theme.color.accent};
    cursor: pointer;
  }
`;

const columns = [
  msg('Day'),
  msg('Rounds'),
  msg('Players'),
  msg('Volume'),
  msg('Payouts'),
  msg('Refunds'),
  msg('Burned'),
  msg('Result'),
];

function Tokens({ of }: { of: string }) {
  const units = BigInt(of);
  return (
    <td translate="no" title={exactAmount(units)}>
      {formatAmount(units)}
    </td>
  );
}

/** The figures of each day with a round, latest first. */
function DaysTable({ days, symbol }: { days: readonly HouseDay[]; symbol: string }) {
  const played = days.filter(({ rounds }) => rounds > 0).reverse();
  if (played.length === 0) return null;
  return (
    <Details>
      <summary>{t('Figures by day')}</summary>
      <Table label={t('Figures by day')} columns={columns}>
        {played.map(({ day, rounds, players, result, ...amounts }) => (
          <tr key={day}>
            <th scope="row">{formatDay(day)}</th>
            <td translate="no">{formatCount(BigInt(rounds))}</td>
            <td translate="no">{formatCount(BigInt(players))}</td>
            <Tokens of={amounts.stakes} />
            <Tokens of={amounts.payouts} />
            <Tokens of={amounts.refunds} />
            <Tokens of={amounts.burned} />
            <td translate="no">
              <Profit of={BigInt(result)} symbol={symbol} />
            </td>
          </tr>
        ))}
      </Table>
    </Details>
  );
}

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
