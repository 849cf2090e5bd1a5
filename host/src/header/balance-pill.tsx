import {
  formatAmount,
  skipToken,
  styled,
  useSession,
  useTokenInfoQuery,
  useWallet,
} from '@updown/shared';
import { t } from '../texts/texts';

const Pill = styled.span`
  display: none;
  font-size: ${({ theme }) => theme.font.size.sm};
  font-weight: ${({ theme }) => theme.font.weight.semibold};
  white-space: nowrap;

  ${({ theme }) => theme.media.large} {
    display: inline-flex;
  }
`;

/** The player's tokens, as their wallet knows them. */
export function BalancePill() {
  const { userAddress } = useSession();
  const { status } = useWallet();
  const isReady = status === 'connected' && userAddress !== null;
  const { currentData: token } = useTokenInfoQuery(isReady ? userAddress : skipToken);
  if (token === undefined) return null;
  return (
    <Pill title={t('Your balance')}>
      {formatAmount(BigInt(token.balance), token.decimals, 2)} {token.symbol}
    </Pill>
  );
}
