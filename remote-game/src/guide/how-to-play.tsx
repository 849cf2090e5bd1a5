import { Steps, styled, useSymbol } from '@updown/shared';
import { t } from '../../texts/texts';

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
  > div {
    padding: ${({ theme }) => `0 ${theme.space.lg} ${theme.space.lg}`};
  }
`;

export function HowToPlay() {
  const symbol = useSymbol();
  const steps = [
    [t('Start New Round'), t('Or join the open round. Everyone plays the same one.')],
    [t('Approve Tokens'), t('Allow the game to use your {symbol}. You do this once.', { symbol })],
    [
      t('Make Prediction'),
      t('UP or DOWN, once per round. Winners claim their rewards after it ends.'),
    ],
  ] as const;
  return (
    <Guide>
      <summary>{t('How to play')}</summary>
      <div>
        <Steps steps={steps} />
      </div>
    </Guide>
  );
}
