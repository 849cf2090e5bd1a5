import {
  Direction,
  exactAmount,
  formatAmount,
  styled,
  msg,
  type Text,
  formatShare,
} from '@updown/shared';
import { t } from '../../texts/texts';
import type { EstimateBasis } from '../rules/estimate-basis';
import { estimatePayout, type Estimate } from '../rules/payout';

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

const UNKNOWN = '—';

const PAYOUT = msg('Estimated Payout');

/** Two decimals for the eye, and all of them on hover. */
function shortly(units: bigint): string {
  return formatAmount(units);
}
type Write = typeof shortly;

const rows: readonly [label: Text, value: (estimate: Estimate, write: Write) => string][] = [
  [msg('Your Stake'), ({ baseReturn }, write) => write(baseReturn)],
  [PAYOUT, ({ payout }, write) => write(payout)],
  [msg('Base Return'), ({ baseReturn }, write) => write(baseReturn)],
  [msg('Potential Bonus'), ({ bonus }, write) => `+${write(bonus)}`],
  [msg('Total Return Rate'), ({ rate }) => formatShare(Number(rate) / 100)],
];

/** The payout of a win on either side: at the current pools, or for the first player in the next round. */
export function EstimateBox({ stake, basis }: { stake: bigint; basis: EstimateBasis }) {
  const { pools, isNextRound } = basis;
  const estimates = [true, false].map((isUp) => pools && estimatePayout(stake, isUp, pools));
  return (
    <Box>
      <Table aria-label={t('Estimate')}>
        <thead>
          <tr>
            <th scope="row">
              {isNextRound ? t('If you are the first in the next round') : t("If you're right")}
            </th>
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
            <tr key={label} data-total={label === PAYOUT ? '' : undefined}>
              <th scope="row">{t(label)}</th>
              {estimates.map((estimate, side) => (
                <td
                  key={side}
                  translate="no"
                  title={estimate === null ? undefined : value(estimate, exactAmount)}
                >
                  {estimate === null ? UNKNOWN : value(estimate, shortly)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <Note>
        {t(
          '*Based on smart contract logic. Includes 80% bonus if no opposing bets + additional bonuses.',
        )}
      </Note>
    </Box>
  );
}
