import {
  Amount,
  Direction,
  formatDayAndTime,
  formatPrice,
  msg,
  type PlayerPrediction,
  Profit,
  styled,
  useSymbol,
  VisuallyHidden,
} from '@updown/shared';
import { t } from '../../texts/texts';
import { keyOf } from '../players-history/history-row';
import { Table } from '../players-history/history-table';
import { StatusCell } from '../players-history/status-cell';
import { profitOf } from '../rules/payout';
import { TicksLink } from './ticks-link';

const Prices = styled.span`
  color: ${({ theme }) => theme.color.muted};
`;

/** '$2,400.00 → $2,412.50': the start and the end price of a round. */
export function PriceMove({ of: { priceAtStart, priceAtEnd } }: { of: PlayerPrediction }) {
  return (
    <Prices>
      <span translate="no">{formatPrice(priceAtStart)}</span> <span aria-hidden>→</span>
      <VisuallyHidden>{t('to')}</VisuallyHidden>{' '}
      <span translate="no">{priceAtEnd === null ? '-' : formatPrice(priceAtEnd)}</span>
    </Prices>
  );
}

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
