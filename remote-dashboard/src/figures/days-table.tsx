import {
  exactAmount,
  formatAmount,
  formatCount,
  Profit,
  styled,
  type HouseDay,
  msg,
} from '@updown/shared';
import { t } from '../../texts/texts';
import { Table } from '../card/table';
import { formatDay } from './house-bars';

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
export function DaysTable({ days, symbol }: { days: readonly HouseDay[]; symbol: string }) {
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
