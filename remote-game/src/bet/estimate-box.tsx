import { Direction, formatAmount, styled } from '@updown/shared';
import { estimatePayout, type Estimate, type Pools } from '../rules/payout';

const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.xs};
  padding: ${({ theme }) => theme.space.sm} ${({ theme }) => theme.space.md};
  background: ${({ theme }) => theme.color.raised};
  border-radius: ${({ theme }) => theme.radius.md};
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${({ theme }) => theme.font.size.sm};

  th,
  td {
    padding: 3px 0 3px ${({ theme }) => theme.space.xs};
    text-align: right;
    font-weight: ${({ theme }) => theme.font.weight.medium};
  }
  th[scope='row'] {
    padding-left: 0;
    color: ${({ theme }) => theme.color.muted};
    text-align: left;
    font-weight: ${({ theme }) => theme.font.weight.regular};
  }
  tr[data-total] td {
    font-weight: ${({ theme }) => theme.font.weight.bold};
  }
`;

const Note = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.xs};
`;

const amount = (units: bigint): string => formatAmount(units, undefined, 2);

const rows: readonly [label: string, value: (estimate: Estimate) => string][] = [
  ['Your Stake', ({ baseReturn }) => amount(baseReturn)],
  ['Estimated Payout', ({ payout }) => amount(payout)],
  ['Base Return', ({ baseReturn }) => amount(baseReturn)],
  ['Potential Bonus', ({ bonus }) => `+${amount(bonus)}`],
  ['Total Return Rate', ({ rate }) => `${formatAmount(rate, 2)}%`],
];

/** What a win would pay on either side as the pools stand now. */
export function EstimateBox({ stake, pools }: { stake: bigint; pools: Pools }) {
  const estimates = [estimatePayout(stake, true, pools), estimatePayout(stake, false, pools)];
  return (
    <Box>
      <Table aria-label="Estimate">
        <thead>
          <tr>
            <th scope="row">If it wins</th>
            <th scope="col">
              <Direction of="UP" />
            </th>
            <th scope="col">
              <Direction of="DOWN" />
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, value]) => (
            <tr key={label} data-total={label === 'Estimated Payout' ? '' : undefined}>
              <th scope="row">{label}</th>
              {estimates.map((estimate, side) => (
                <td key={side}>{value(estimate)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <Note>
        *Based on smart contract logic. Includes 80% bonus if no opposing bets + additional bonuses.
      </Note>
    </Box>
  );
}
