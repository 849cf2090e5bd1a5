import {
  Amount,
  Direction,
  formatDayAndTime,
  Profit,
  useSymbol,
  type PlayerPrediction,
} from '@updown/shared';
import { t } from '../../texts/texts';
import { Item } from '../players-history/history-cards';
import { keyOf } from '../players-history/history-row';
import { StatusCell } from '../players-history/status-cell';
import { profitOf } from '../rules/payout';
import { PriceMove } from './round-table';
import { TicksLink } from './ticks-link';

export function RoundCards({ items }: { items: readonly PlayerPrediction[] }) {
  return (
    <ul>
      {items.map((item) => (
        <RoundCard key={keyOf(item)} item={item} />
      ))}
    </ul>
  );
}

function RoundCard({ item }: { item: PlayerPrediction }) {
  const symbol = useSymbol();
  const { roundId, endTime, direction, stakeAmount, rewardAmount, status } = item;
  return (
    <Item>
      <span data-muted>
        {t('Round #{id}', { id: roundId })} · {formatDayAndTime(endTime * 1000)}
      </span>
      <StatusCell item={item} />
      <span>
        <Direction of={direction} /> <Amount of={stakeAmount} symbol={symbol} />
      </span>
      <strong>
        {status ? <Profit of={profitOf(rewardAmount, stakeAmount)} symbol={symbol} /> : '-'}
      </strong>
      <span>
        <PriceMove of={item} /> <TicksLink of={item} />
      </span>
    </Item>
  );
}
