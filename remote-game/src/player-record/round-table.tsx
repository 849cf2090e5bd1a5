import {
  Amount,
  Direction,
  formatDayAndTime,
  msg,
  Profit,
  useSymbol,
  type PlayerPrediction,
} from '@updown/shared';
import { keyOf } from '../players-history/history-row';
import { Table } from '../players-history/history-table';
import { StatusCell } from '../players-history/status-cell';
import { profitOf } from '../rules/payout';
import { PriceMove } from './price-move';
import { TicksLink } from './ticks-link';

const columns = [
  msg('Round'),
  msg('End'),
  msg('Prediction'),
  msg('Start → end price'),
  msg('Stake'),
  msg('Payout'),
  msg('Profit'),
  msg('Status'),
];

export function RoundTable({ items }: { items: readonly PlayerPrediction[] }) {
  return (
    <Table columns={columns}>
      {items.map((item) => (
        <Row key={keyOf(item)} item={item} />
      ))}
    </Table>
  );
}

function Row({ item }: { item: PlayerPrediction }) {
  const symbol = useSymbol();
  const { roundId, endTime, direction, stakeAmount, rewardAmount, status } = item;
  return (
    <tr>
      <td translate="no">{`#${roundId}`}</td>
      <td>{formatDayAndTime(endTime * 1000)}</td>
      <td>
        <Direction of={direction} />
      </td>
      <td data-figure>
        <PriceMove of={item} /> <TicksLink of={item} />
      </td>
      <td data-figure>
        <Amount of={stakeAmount} symbol={symbol} />
      </td>
      <td data-figure>{status ? <Amount of={rewardAmount} symbol={symbol} /> : '-'}</td>
      <td data-figure>
        {status ? <Profit of={profitOf(rewardAmount, stakeAmount)} symbol={symbol} /> : '-'}
      </td>
      <td data-figure>
        <StatusCell item={item} />
      </td>
    </tr>
  );
}
