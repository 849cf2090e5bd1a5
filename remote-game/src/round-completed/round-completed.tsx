import { Direction, formatAmount, styled, useSymbol } from '@updown/shared';
import { rich, t } from '../../texts/texts';
import { claimSum } from '../rules/claim-text';
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
    font-size: ${({ theme }) => theme.font.size.xl};
    font-weight: ${({ theme }) => theme.font.weight.bold};
    letter-spacing: -0.01em;
    line-height: 1.3;
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
  const { ink, mark, title, sentence } = resultLooks[result];
  const { stake, payout, round } = outcome;
  const amount = resultAmount({ result, stake, payout });
  return (
    <Hero role="status" $ink={ink}>
      <h3>
        <span aria-hidden>{mark} </span>
        {sentence === null || amount === null
          ? t(title)
          : rich(sentence, {
              amount: (
                <WonAmount roundId={round.id} units={amount.units} isWin={result === 'win'} />
              ),
            })}
      </h3>
      <ResultText result={result} outcome={outcome} />
    </Hero>
  );
}

/** The amount to claim, including the stake, or the reason why there is nothing to claim. */
function ResultText({ result, outcome }: { result: Result; outcome: PlayersResult }) {
  const symbol = useSymbol();
  const { stake, payout, canClaim, hasClaimed } = outcome;
  const isPaid = (canClaim || hasClaimed) && payout > 0n;
  const total = claimSum(payout, symbol);
  return (
    <Text as="small">
      {!isPaid && t(resultLooks[result].text)}
      {isPaid && result === 'win' && (
        <>{t('With your stake of {stake}:', { stake: formatAmount(stake) })} </>
      )}
      {isPaid && (hasClaimed ? t('{total} claimed', { total }) : t('{total} to claim', { total }))}
    </Text>
  );
}
