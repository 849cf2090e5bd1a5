import {
  Amount,
  type CurrentRound,
  Direction,
  formatPrice,
  styled,
  useSymbol,
} from '@updown/shared';
import { t } from '../../texts/texts';
import { resultSum } from '../rules/result-amount';
import { PayoutText } from './payout-text';
import { type Result, resultLooks, resultTitle } from './result-looks';
import type { PlayersResult } from './use-round-result';
import { WonAmount } from './won-amount';

const List = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `${theme.space.xxs} ${theme.space.lg}`};
  font-size: ${({ theme }) => theme.font.size.sm};

  > div {
    display: flex;
    gap: ${({ theme }) => theme.space.xs};
  }
  dt {
    color: ${({ theme }) => theme.color.muted};
  }
  dd {
    font-weight: ${({ theme }) => theme.font.weight.semibold};
  }
`;

interface ResultPricesProps {
  round: Pick<CurrentRound, 'start_price' | 'end_price'>;
}

/** The two prices that decided the round. A void round has no end price. */
function ResultPrices({ round }: ResultPricesProps) {
  return (
    <List>
      <div>
        <dt>{t('Start Price')}</dt>
        <dd translate="no">{formatPrice(round.start_price)}</dd>
      </div>
      {round.end_price !== null && (
        <div>
          <dt>{t('End Price')}</dt>
          <dd translate="no">{formatPrice(round.end_price)}</dd>
        </div>
      )}
    </List>
  );
}

const Text = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.sm};
`;

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${({ theme }) => theme.space.xs};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.sm};
`;

const Hero = styled.div<{ $ink: 'up' | 'down' | 'text' }>`
  color: ${({ theme, $ink }) => theme.color[$ink]};

  h3 {
    font-size: ${({ theme }) => theme.font.size.lg};
    font-weight: ${({ theme }) => theme.font.weight.semibold};
    line-height: 1.3;
  }
`;

const Sum = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${({ theme }) => theme.space.xs};

  > strong {
    font-size: ${({ theme }) => theme.font.size.xl};
    font-weight: ${({ theme }) => theme.font.weight.bold};
    letter-spacing: -0.01em;
    line-height: 1.3;
  }
  > small {
    color: ${({ theme }) => theme.color.text};
    font-size: ${({ theme }) => theme.font.size.sm};
    font-weight: ${({ theme }) => theme.font.weight.semibold};
  }
`;

/** The player's result in an ended round, or a note that the result is pending. */
export function RoundCompleted({ outcome }: { outcome: PlayersResult }) {
  const { result, round, shown, isChecking } = outcome;
  return (
    <>
      {shown.position !== null && <Bet outcome={outcome} />}
      {result.status === 'resolved' && <ResultHero result={result.result} outcome={outcome} />}
      {round.outcome === null ? (
        <Text role="status">
          {isChecking
            ? t('Checking result from blockchain...')
            : t('Round finished! Waiting for result...')}
        </Text>
      ) : (
        <ResultPrices round={round} />
      )}
    </>
  );
}

function Bet({ outcome: { round, stake, shown } }: { outcome: PlayersResult }) {
  const symbol = useSymbol();
  return (
    <Line>
      {t('Your bet in round #{id}:', { id: round.id })}{' '}
      <Direction of={shown.position?.predictedUp === true ? 'UP' : 'DOWN'} />
      <Amount of={stake} symbol={symbol} />
    </Line>
  );
}

function ResultHero({ result, outcome }: { result: Result; outcome: PlayersResult }) {
  const { ink, mark, text } = resultLooks[result];
  const { stake, payout, round, hasClaimed } = outcome;
  const sum = resultSum({ result, stake, payout });
  return (
    <Hero role="status" $ink={ink}>
      <h3>
        <span aria-hidden>{mark} </span>
        {t(resultTitle(result, hasClaimed))}
      </h3>
      {sum === null ? (
        <Text as="small">{t(text)}</Text>
      ) : (
        <Sum>
          <strong>
            <WonAmount roundId={round.id} units={sum} isWin={result === 'win'} />
          </strong>{' '}
          {result === 'lose' ? (
            <small>{t(text)}</small>
          ) : (
            <small>
              <PayoutText outcome={outcome} />
            </small>
          )}
        </Sum>
      )}
    </Hero>
  );
}
