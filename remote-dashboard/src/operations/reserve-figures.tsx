import { Amount, Stat, Stats, type OperatorOverview, useSymbol } from '@updown/shared';
import { t } from '../../texts/texts';

function players(count: number): string {
  return t('{n, plural, one {# player} other {# players}}', { n: count });
}

/** The worst-case liability, and the exposure of the running round. */
export function ReserveFigures({ overview }: { overview: OperatorOverview }) {
  const { worstCaseLiability, exposure } = overview;
  const symbol = useSymbol();
  const tokens = (amount: string) => <Amount of={amount} symbol={symbol} />;
  return (
    <Stats>
      <Stat label={t('Worst-case liability')}>{tokens(worstCaseLiability)}</Stat>
      {exposure !== null && (
        <>
          <Stat
            label={t('Round {id} on UP ({players})', {
              id: exposure.roundId,
              players: players(exposure.upPlayers),
            })}
          >
            {tokens(exposure.up)}
          </Stat>
          <Stat
            label={t('Round {id} on DOWN ({players})', {
              id: exposure.roundId,
              players: players(exposure.downPlayers),
            })}
          >
            {tokens(exposure.down)}
          </Stat>
          <Stat label={t('Payout if UP wins')}>{tokens(exposure.payoutIfUp)}</Stat>
          <Stat label={t('Payout if DOWN wins')}>{tokens(exposure.payoutIfDown)}</Stat>
        </>
      )}
    </Stats>
  );
}
