import { Failure, formatAmount, Skeleton, styled, type TokenInfo } from '@updown/shared';
import { usePlayer } from '../player/use-player';
import { useTokens } from '../player/use-tokens';

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.sm};
  min-height: 44px;
`;

const Name = styled.span`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.sm};
`;

const Balance = styled.strong`
  margin-left: auto;
  font-weight: ${({ theme }) => theme.font.weight.semibold};
  overflow-wrap: anywhere;
  text-align: right;
`;

const Refresh = styled.button`
  flex: none;
  width: 32px;
  height: 32px;
  background: none;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.sm};
  color: ${({ theme }) => theme.color.muted};
  cursor: pointer;

  &:hover:not(:disabled) {
    color: ${({ theme }) => theme.color.text};
  }
`;

/** The player's tokens: being read, unreadable, or name, symbol and balance. */
export function TokenBlock() {
  const { session, wallet } = usePlayer();
  const { token, balance, isFetching, refresh } = useTokens();
  if (session !== 'signed-in' || wallet !== 'ready') return null;
  if (balance === 'failed') {
    return <Failure title="Unable to load token balance" onRetry={refresh} />;
  }
  if (token === undefined) {
    return (
      <Row role="status" aria-busy aria-label="Loading token balance">
        <Skeleton width="5rem" />
        <Skeleton width="9rem" />
      </Row>
    );
  }
  return <Loaded token={token} isBusy={isFetching} onRefresh={refresh} />;
}

interface LoadedProps {
  token: TokenInfo;
  isBusy: boolean;
  onRefresh: () => void;
}

function Loaded({ token, isBusy, onRefresh }: LoadedProps) {
  return (
    <Row role="group" aria-label="Token balance" aria-busy={isBusy}>
      <Name>
        {token.name} ({token.symbol})
      </Name>
      <Balance>
        {formatAmount(BigInt(token.balance), token.decimals)} {token.symbol}
      </Balance>
      <Refresh type="button" aria-label="Refresh balance" onClick={onRefresh}>
        <span aria-hidden>↻</span>
      </Refresh>
    </Row>
  );
}
