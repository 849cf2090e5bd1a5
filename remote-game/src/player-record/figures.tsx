import {
  Amount,
  parseAmount,
  Profit,
  ProfitCurve,
  Stat,
  Stats,
  streakText,
  styled,
  useSymbol,
  type PlayerRecord,
} from '@updown/shared';
import { t } from '../../texts/texts';

const Empty = styled.p`
  padding: ${({ theme }) => theme.space.xl} 0;
  color: ${({ theme }) => theme.color.muted};
  text-align: center;
`;

const Columns = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.lg};

  ${({ theme }) => theme.media.large} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: center;
  }
`;

const Lists = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.sm};
`;

// Sums of money need more room than counts.
const Money = styled(Stats)`
  grid-template-columns: repeat(2, minmax(0, 1fr));
`;

const Counts = styled(Stats)`
  grid-template-columns: repeat(auto-fit, minmax(6.5rem, 1fr));
`;

const Chart = styled.figure`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.xs};
  min-width: 0;

  figcaption {
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.font.size.xs};
  }
`;

/** A player's record in figures, with a link to the curve. */
export function Figures({ record }: { record: PlayerRecord }) {
  const symbol = useSymbol();
  const { total, won, lost, pending, refunded, curve } = record;
  if (total === 0) return <Empty>{t('This player has made no predictions yet.')}</Empty>;
  return (
    <Columns>
      <Lists>
        <Money>
          <Stat label={t('Profit')}>
            <Profit of={parseAmount(record.profit)} symbol={symbol} />
          </Stat>
          <Stat label={t('Staked')}>
            <Amount of={record.staked} symbol={symbol} />
          </Stat>
          <Stat label={t('Claimed')}>
            <Amount of={record.paid} symbol={symbol} />
          </Stat>
          <Stat label={t('To claim')}>
            <Amount of={record.claimable} symbol={symbol} />
          </Stat>
        </Money>
        <Counts>
          <Stat label={t('Played')}>{total}</Stat>
          <Stat label={t('Won')}>{won}</Stat>
          <Stat label={t('Lost')}>{lost}</Stat>
          {pending > 0 && <Stat label={t('Pending')}>{pending}</Stat>}
          {refunded > 0 && <Stat label={t('Stake returned')}>{refunded}</Stat>}
          <Stat label={t('Current streak')}>{streakText(record.currentStreak)}</Stat>
          <Stat label={t('Longest streak')}>{streakText(record.longestStreak)}</Stat>
        </Counts>
      </Lists>
      {curve.length > 0 && (
        <Chart>
          <figcaption>
            {t('Profit and loss, round #{from} to #{to}', {
              from: curve[0]?.roundId ?? 0,
              to: curve.at(-1)?.roundId ?? 0,
            })}
          </figcaption>
          <ProfitCurve curve={curve} height="200px" hasScale />
        </Chart>
      )}
    </Columns>
  );
}
