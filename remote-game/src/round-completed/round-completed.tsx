import { Direction, formatAmount, styled, useSymbol } from '@updown/shared';
import { t } from '../../texts/texts';
import { resultAmount } from '../rules/result-amount';
import { ShareButton } from '../share/share-button';
import { resultLooks, type Result } from './result-looks';
import { ResultPrices } from './result-prices';
import type { PlayersResult } from './use-round-result';
import { WonAmount } from './won-amount';

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

const Ending = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.xs};
`;

const Hero = styled.div<{ $ink: 'up' | 'down' | 'text' | 'warning' }>`
  color: ${({ theme, $ink }) => theme.color[$ink]};

  h3 {
    font-size: ${({ theme }) => theme.font.size.lg};
    font-weight: ${({ theme }) => theme.font.weight.semibold};
  }
`;

/** The player's result in an ended round, or a note that the result is pending. */
export function RoundCompleted({ outcome }: { outcome: PlayersResult }) {
  const { result, round } = outcome;
  const isIn = outcome.shown.position !== null;
  return (
    <>
      {isIn && <Bet outcome={outcome} />}
      {result.status === 'resolved' && <ResultHero result={result.result} outcome={outcome} />}
      {round.outcome !== null && result.status !== 'resolved' && (
        <Line>
          {t('Round #{id}', { id: round.id })}: <Direction of={round.outcome} />
        </Line>
      )}
      {round.outcome === null ? (
        <Text role="status">
          {outcome.isChecking
            ? t('Checking result from blockchain...')
            : t('Round finished! Waiting for result...')}
        </Text>
      ) : (
        <Ending>
          <ResultPrices round={round} />
          {result.status === 'resolved' && <ShareButton result={result.result} outcome={outcome} />}
        </Ending>
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
      <span translate="no">{`${formatAmount(stake)} ${symbol}`}</span>
    </Line>
  );
}

function ResultHero({ result, outcome }: { result: Result; outcome: PlayersResult }) {
  const { ink, mark, title, text } = resultLooks[result];
  const { stake, payout, round } = outcome;
  const amount = resultAmount({ result, stake, payout });
  return (
    <Hero role="status" $ink={ink}>
      <h3>
        <span aria-hidden>{mark} </span>
        {t(title)}
      </h3>
      {amount !== null && <WonAmount roundId={round.id} amount={amount} />}
      <Text as="small">{t(text)}</Text>
    </Hero>
  );
}
