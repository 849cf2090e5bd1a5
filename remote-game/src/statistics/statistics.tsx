import {
  Link,
  NO_SUMMARY,
  orEmpty,
  parseAmount,
  playerPath,
  POLL_MS,
  Profit,
  styled,
  usePolling,
  usePredictionsSummaryQuery,
  useSession,
  useSymbol,
} from '@updown/shared';
import { t } from '../texts/texts';
import { ProfitCurve } from './profit-curve';

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.sm};
  padding-top: ${({ theme }) => theme.space.sm};
  border-top: 1px solid ${({ theme }) => theme.color.line};
  font-size: ${({ theme }) => theme.font.size.sm};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => `${theme.space.xxs} ${theme.space.sm}`};

  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    margin: -12px 0;
  }
`;

/** The player's own record in one line with its curve; nothing before the first prediction. */
export function Statistics() {
  const symbol = useSymbol();
  const { userAddress } = useSession();
  const summary = orEmpty(
    usePredictionsSummaryQuery(undefined, usePolling(POLL_MS.player)),
    NO_SUMMARY,
  );
  if (summary === undefined || summary.total === 0 || userAddress === null) return null;
  const { won, lost, profit, curve } = summary;
  return (
    <Frame>
      <Line>
        <span>
          {t('You: {won} won · {lost} lost', { won, lost })} ·{' '}
          <strong>
            <Profit of={parseAmount(profit)} symbol={symbol} />
          </strong>
        </span>
        <Link to={playerPath(userAddress)}>{t('Your record')}</Link>
      </Line>
      <ProfitCurve curve={curve} height="40px" />
    </Frame>
  );
}
