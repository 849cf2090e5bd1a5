import {
  formatAmount,
  skipToken,
  styled,
  useSession,
  useTokenInfoQuery,
  useWallet,
  Link,
  parseAmount,
  useClaimableRewardsQuery,
  useSymbol,
} from '@updown/shared';
import { t } from '../../../texts/texts';
import { useHasPanel } from '../../host-context';
import { CLAIM_ADDRESS } from '../../pages/game/use-claim-target';

const Balance = styled.span.attrs({ translate: 'no' })`
  display: none;
  font-size: ${({ theme }) => theme.font.size.sm};
  font-weight: ${({ theme }) => theme.font.weight.semibold};
  white-space: nowrap;

  ${({ theme }) => theme.media.large} {
    display: inline-flex;
  }
`;

/** The player's token balance, as reported by the wallet. */
export function BalancePill() {
  const { userAddress } = useSession();
  const { status } = useWallet();
  const isReady = status === 'connected' && userAddress !== null;
  const { currentData: token } = useTokenInfoQuery(isReady ? userAddress : skipToken);
  if (token === undefined) return null;
  return (
    <Balance title={t('Your balance')}>
      {`${formatAmount(BigInt(token.balance), token.decimals)} ${token.symbol}`}
    </Balance>
  );
}

const Claim = styled(Link)`
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

/** The sum of the unclaimed winnings, with a link to the card that claims them. Renders nothing if there are none. */
export function ClaimPill() {
  const { status } = useSession();
  const isPlayer = useHasPanel() && status === 'authenticated';
  const { currentData: rewards = [] } = useClaimableRewardsQuery(isPlayer ? undefined : skipToken);
  const symbol = useSymbol();
  const sum = rewards.reduce((total, { payoutAmount }) => total + parseAmount(payoutAmount), 0n);
  if (!isPlayer || sum === 0n) return null;
  const amount = formatAmount(sum, undefined, 0);
  // With the decimals of the ticket and the list.
  const whole = `${formatAmount(sum, undefined, 2)} ${symbol}`;
  return (
    <Claim data-winnings to={CLAIM_ADDRESS} title={t('Claim {amount}', { amount: whole })}>
      <Whole>{t('Claim {amount}', { amount: whole })}</Whole>
      <Short>{t('Claim {amount}', { amount })}</Short>
    </Claim>
  );
}
