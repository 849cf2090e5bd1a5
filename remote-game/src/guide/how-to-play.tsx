import {
  formatDuration,
  skipToken,
  styled,
  useRecentPredictionsQuery,
  useSymbol,
} from '@updown/shared';
import { t } from '../../texts/texts';
import { usePlayer } from '../player/use-player';

/** Explanations that a press unfolds, below the cards and without a frame of their own. */
export const Guide = styled.details`
  padding: ${({ theme }) => `0 ${theme.space.gutter}`};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.sm};

  > summary {
    width: fit-content;
    padding: 12px 0;
    color: ${({ theme }) => theme.color.text};
    font-weight: ${({ theme }) => theme.font.weight.semibold};
    line-height: 20px;
    cursor: pointer;
  }
  > p {
    padding-bottom: ${({ theme }) => theme.space.xs};
    overflow-wrap: anywhere;
  }
`;

const Steps = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `${theme.space.xxs} ${theme.space.sm}`};
  padding-bottom: ${({ theme }) => theme.space.xs};
  font-size: ${({ theme }) => theme.font.size.xs};
  counter-reset: step;

  > li {
    counter-increment: step;

    &::before {
      content: counter(step) ' ';
      color: ${({ theme }) => theme.color.accent};
      font-weight: ${({ theme }) => theme.font.weight.bold};
    }
  }
`;

/** The game in three sentences and three steps, unfolded for a player who has never bet. */
export function HowToPlay() {
  const { session } = usePlayer();
  const { currentData } = useRecentPredictionsQuery(
    session === 'signed-in' ? undefined : skipToken,
  );
  const isNew = session === 'signed-out' || currentData?.length === 0;
  return (
    <Guide open={isNew}>
      <summary>{t('How to play')}</summary>
      <Rules />
      <Steps>
        <li>{t('Start New Round')}</li>
        <li>{t('Approve Tokens')}</li>
        <li>{t('Make Prediction')}</li>
      </Steps>
    </Guide>
  );
}

function Rules() {
  const { config } = usePlayer();
  const symbol = useSymbol();
  if (config === undefined) return null;
  const duration = formatDuration(config.roundDuration);
  return (
    <p>
      {t(
        'You bet {symbol} on whether ETH will be above or below the start price when the round ends, {duration} after its start.',
        { symbol, duration },
      )}{' '}
      {t(
        "If you are right, you get your stake back and a share of the other side's stakes; at exactly the start price, everybody gets their stake back.",
      )}{' '}
      {t('If nobody bet against you, you win 80% of your stake, and the house pays it.')}
    </p>
  );
}
