import { formatTokens, Stat, Stats, type OperatorOverview } from '@updown/shared';

/** What the house can pay, what it may have to, and what the running round puts at stake. */
export function ReserveFigures({ overview }: { overview: OperatorOverview }) {
  const { freeReserve, worstCaseLiability, exposure } = overview;
  const ion = (amount: string) => `${formatTokens(amount, 2)} ION`;
  return (
    <Stats>
      <Stat label="Free reserve">{ion(freeReserve)}</Stat>
      <Stat label="Worst-case liability">{ion(worstCaseLiability)}</Stat>
      {exposure !== null && (
        <>
          <Stat label={`Round ${exposure.roundId} on UP (${exposure.upPlayers})`}>
            {ion(exposure.up)}
          </Stat>
          <Stat label={`Round ${exposure.roundId} on DOWN (${exposure.downPlayers})`}>
            {ion(exposure.down)}
          </Stat>
          <Stat label="Paid out if UP wins">{ion(exposure.payoutIfUp)}</Stat>
          <Stat label="Paid out if DOWN wins">{ion(exposure.payoutIfDown)}</Stat>
        </>
      )}
    </Stats>
  );
}
