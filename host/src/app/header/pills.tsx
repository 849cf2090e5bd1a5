import {
  exactAmount,
  formatAmount,
  Link,
  parseAmount,
  skipToken,
  styled,
  useClaimableRewardsQuery,
  useSession,
  useSymbol,
  useTokenInfoQuery,
  useWallet,
} from '@updown/shared';
import { t } from '../../../texts/texts';
import { useHasPanel } from '../../host-context';
import { CLAIM_ADDRESS } from '../../pages/game/use-claim-target';

/** The player's token balance, as reported by the wallet, with all its digits on hover. Renders nothing while unknown. */
export function Balance() {
  const { userAddress } = useSession();
  const { status } = useWallet();
  const isReady = status === 'connected' && userAddress !== null;
  const { currentData: token } = useTokenInfoQuery(isReady ? userAddress : skipToken);
  if (token === undefined) return null;
  const { balance, decimals, symbol } = token;
  const units = BigInt(balance);
  return (
    <span translate="no" title={`${exactAmount(units, decimals)} ${symbol}`}>
      {`${formatAmount(units, decimals)} ${symbol}`}
    </span>
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
  const whole = `${formatAmount(sum)} ${symbol}`;
  const exact = `${exactAmount(sum)} ${symbol}`;
  return (
    <Claim data-winnings to={CLAIM_ADDRESS} title={t('Claim {amount}', { amount: exact })}>
      <Whole>{t('Claim {amount}', { amount: whole })}</Whole>
      <Short>{t('Claim {amount}', { amount })}</Short>
    </Claim>
  );
}
