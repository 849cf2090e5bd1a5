import { skipToken, styled, useRecentPredictionsQuery } from '@updown/shared';
import { t } from '../../texts/texts';
import { usePlayer } from '../player/use-player';

const Guide = styled.details`
  background: ${({ theme }) => theme.color.surface};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.lg};

  > summary {
    min-height: 52px;
    padding: ${({ theme }) => `${theme.space.sm} ${theme.space.lg}`};
    font-size: ${({ theme }) => theme.font.size.md};
    font-weight: ${({ theme }) => theme.font.weight.semibold};
    cursor: pointer;
  }
`;

const Steps = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `${theme.space.xxs} ${theme.space.sm}`};
  padding: ${({ theme }) => `0 ${theme.space.lg} ${theme.space.md}`};
  color: ${({ theme }) => theme.color.muted};
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

/** The three steps in one line, unfolded for a player who has never bet. */
export function HowToPlay() {
  const { session } = usePlayer();
  const { currentData } = useRecentPredictionsQuery(
    session === 'signed-in' ? undefined : skipToken,
  );
  const isNew = session === 'signed-out' || currentData?.length === 0;
  return (
    <Guide open={isNew}>
      <summary>{t('How to play')}</summary>
      <Steps>
        <li>{t('Start New Round')}</li>
        <li>{t('Approve Tokens')}</li>
        <li>{t('Make Prediction')}</li>
      </Steps>
    </Guide>
  );
}
