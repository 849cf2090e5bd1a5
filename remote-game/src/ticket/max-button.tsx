import { styled } from '@updown/shared';
import { t } from '../../texts/texts';
import { useTokens } from '../player/use-player';
import { useLargest } from '../round/use-largest';
import { highestStake, type Limits } from '../rules/stake-input';

const Text = styled.button`
  min-width: 44px;
  min-height: 44px;
  margin: -8px -12px -8px 0;
  padding: 0 12px;
  background: none;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.sm};
  color: ${({ theme }) => theme.color.accent};
  font-weight: ${({ theme }) => theme.font.weight.semibold};
  cursor: pointer;

  &:disabled {
    color: ${({ theme }) => theme.color.muted};
    cursor: not-allowed;
  }
`;

interface MaxButtonProps {
  limits: Limits;
  onChoose: (stake: bigint) => void;
}

/** Sets the highest stake that balance, limit and reserve allow. */
export function MaxButton({ limits, onChoose }: MaxButtonProps) {
  const { balance } = useTokens();
  const largest = useLargest();
  if (typeof balance !== 'bigint') return null;
  const highest = highestStake(balance, limits, largest);
  return (
    <Text
      type="button"
      aria-label={t('Max stake')}
      disabled={highest === null}
      onClick={() => highest !== null && onChoose(highest)}
    >
      {t('Max')}
    </Text>
  );
}
