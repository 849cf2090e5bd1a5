import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { t } from '../../../texts/texts';
import { recordFile } from '../../api/base-query';
import { orEmpty } from '../../api/or-empty';
import { NO_SUMMARY, usePredictionsSummaryQuery } from '../../api/player';
import { POLL_MS, usePolling } from '../../api/stream/use-polling';
import { useSymbol } from '../../api/system';
import { playerPath } from '../../format/address';
import { formatCount, parseAmount, plainTokens } from '../../format/amount';
import { useSession } from '../../store/hooks';
import { Amount, Profit } from '../amount';
import { Link } from '../link/link';
import { ProfitCurve } from './profit-curve';

/** '3 wins', '1 loss' or '-'; a negative streak counts losses. */
export function streakText(streak: number): string {
  if (streak === 0) return '-';
  return streak > 0
    ? t('{n, plural, one {# win} other {# wins}}', { n: streak })
    : t('{n, plural, one {# loss} other {# losses}}', { n: -streak });
}

/** Six `Figure`s in two columns, counts beside money, with a seventh below. */
export const Figures = styled.dl`
  display: grid;
  grid-template: repeat(3, auto) / auto minmax(0, 1fr);
  grid-auto-flow: column;
  gap: ${({ theme }) => `${theme.space.xxs} ${theme.space.md}`};

  > :last-child {
    grid-area: 4 / 1 / auto / -1;
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: ${({ theme }) => theme.space.sm};

  dt {
    color: ${({ theme }) => theme.color.muted};
  }
  dd {
    margin-left: auto;
    font-weight: ${({ theme }) => theme.font.weight.semibold};
    overflow-wrap: anywhere;
  }
`;

/** One figure with its name in front. */
export function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Row>
      <dt>{label}</dt>
      <dd translate="no">{children}</dd>
    </Row>
  );
}

const Frame = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.sm};
  font-size: ${({ theme }) => theme.font.size.sm};
`;

const Links = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${({ theme }) => `0 ${theme.space.md}`};
  margin: -12px 0;

  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;

/** The player's own record: figures, curve, and links to every round. Renders nothing before the first prediction. */
export function OwnStatistics({ onLeave }: { onLeave?: () => void }) {
  const symbol = useSymbol();
  const { userAddress } = useSession();
  const query = usePredictionsSummaryQuery(undefined, usePolling(POLL_MS.player));
  const summary = orEmpty(query, NO_SUMMARY);
  if (summary === undefined || summary.total === 0 || userAddress === null) return null;
  const { total, won, lost, staked, currentStreak, profit, curve } = summary;
  const payouts = parseAmount(summary.paid) + parseAmount(summary.claimable);
  return (
    <Frame>
      <Figures>
        <Figure label={t('Played')}>{formatCount(BigInt(total))}</Figure>
        <Figure label={t('Won')}>{formatCount(BigInt(won))}</Figure>
        <Figure label={t('Lost')}>{formatCount(BigInt(lost))}</Figure>
        <Figure label={t('Staked')}>
          <Amount of={staked} symbol={symbol} />
        </Figure>
        <Figure label={t('Payouts')}>
          <Amount of={plainTokens(payouts)} symbol={symbol} />
        </Figure>
        <Figure label={t('Current streak')}>{streakText(currentStreak)}</Figure>
        <Figure label={t('Profit')}>
          <Profit of={parseAmount(profit)} symbol={symbol} />
        </Figure>
      </Figures>
      <ProfitCurve curve={curve} height="40px" />
      <Links>
        <a href={recordFile(userAddress)} download>
          {t('Download as CSV')}
        </a>
        <Link to={playerPath(userAddress)} onClick={onLeave}>
          {t('Your record')}
        </Link>
      </Links>
    </Frame>
  );
}
