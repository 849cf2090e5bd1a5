import { Failure, formatAmount, Skeleton, styled } from '@updown/shared';
import { t } from '../../texts/texts';
import { useTokens } from '../player/use-player';

/** The balance's error, with a Retry button. */
export function TokenFailure() {
  const { isConnected, balance, refresh } = useTokens();
  if (!isConnected || balance !== 'failed') return null;
  return <Failure title={t('Unable to load token balance')} onRetry={refresh} />;
}

/** As specified for the token block; every other sum has two. */
const BLOCK_DECIMALS = 6;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 0.4em;
  min-height: 28px;
  color: ${({ theme }) => theme.color.muted};
  font-size: 0.8125rem;
  white-space: nowrap;

  strong {
    color: ${({ theme }) => theme.color.text};
    font-weight: ${({ theme }) => theme.font.weight.semibold};
  }
`;

// A 44 px target that takes little more space than its icon, and covers nothing beside it.
const Refresh = styled.button`
  width: 44px;
  height: 44px;
  margin: -8px 0 -8px -12px;
  background: none;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.sm};
  color: ${({ theme }) => theme.color.muted};
  cursor: pointer;

  &:hover {
    color: ${({ theme }) => theme.color.text};
  }
`;

/** The token's name, symbol and balance in one line; a placeholder while they load. */
export function TokenLine() {
  const { isConnected, token, balance, isFetching, refresh } = useTokens();
  if (!isConnected || balance === 'failed') return null;
  if (token === undefined) {
    return (
      <Row role="status" aria-busy aria-label={t('Loading token balance')}>
        <Skeleton width="12rem" />
      </Row>
    );
  }
  return (
    <Row role="group" aria-label={t('Token balance')} aria-busy={isFetching}>
      <span>
        {token.name} ({token.symbol})
      </span>
      <strong translate="no">
        {`${formatAmount(BigInt(token.balance), token.decimals, BLOCK_DECIMALS)} ${token.symbol}`}
      </strong>
      <Refresh type="button" aria-label={t('Refresh balance')} onClick={refresh}>
        <span aria-hidden>↻</span>
      </Refresh>
    </Row>
  );
}
