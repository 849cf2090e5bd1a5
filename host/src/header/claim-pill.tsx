import {
  formatAmount,
  formatThousands,
  Link,
  parseAmount,
  skipToken,
  styled,
  useClaimableRewardsQuery,
  useSession,
  useSymbol,
} from '@updown/shared';
import { useSite } from '../context/use-site';
import { CLAIM_ADDRESS } from '../pages/game/claim-address';
import { t } from '../texts/texts';

const Pill = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 36px;
  padding: 0 ${({ theme }) => theme.space.sm};
  background: ${({ theme }) => theme.color.upSoft};
  border: 1px solid ${({ theme }) => theme.color.up};
  border-radius: ${({ theme }) => theme.radius.sm};
  color: ${({ theme }) => theme.color.up};
  font-size: ${({ theme }) => theme.font.size.sm};
  font-weight: ${({ theme }) => theme.font.weight.semibold};
  text-decoration: none;
  white-space: nowrap;

  @media (pointer: coarse) {
    min-height: 44px;
  }
`;

const Whole = styled.span`
  display: none;

  ${({ theme }) => theme.media.large} {
    display: inline;
  }
`;

const Short = styled.span`
  ${({ theme }) => theme.media.large} {
    display: none;
  }
`;

/** Unclaimed winnings with their sum; it leads to the card that claims them. Nothing without any. */
export function ClaimPill() {
  const { status } = useSession();
  const hasGame = useSite().remotes.game !== undefined;
  const isPlayer = hasGame && status === 'authenticated';
  const { currentData: rewards = [] } = useClaimableRewardsQuery(isPlayer ? undefined : skipToken);
  const symbol = useSymbol();
  const sum = rewards.reduce((total, { payoutAmount }) => total + parseAmount(payoutAmount), 0n);
  if (!isPlayer || sum === 0n) return null;
  const whole = `${formatAmount(sum, undefined, 0)} ${symbol}`;
  return (
    <Pill data-winnings to={CLAIM_ADDRESS} title={t('Claim {amount}', { amount: whole })}>
      <Whole>{t('Claim {amount}', { amount: whole })}</Whole>
      <Short>{t('Claim {amount}', { amount: shortSum(sum) })}</Short>
    </Pill>
  );
}

const THOUSAND = parseAmount('1000');

/** '176K'; an amount below a thousand in full. */
function shortSum(sum: bigint): string {
  return sum < THOUSAND ? formatAmount(sum, undefined, 0) : formatThousands(sum - (sum % THOUSAND));
}
