import {
  Button,
  chainSwitchRequested,
  Notice,
  POLL_MS,
  styled,
  useAppDispatch,
  useConfigQuery,
  useCurrentPriceQuery,
  useCurrentRoundQuery,
  useDepositLimitsQuery,
  useHealthQuery,
  useLocation,
  usePolling,
  useWallet,
} from '@updown/shared';
import { useState } from 'react';
import { t } from '../../../texts/texts';
import { useHasPanel } from '../../host-context';

/** Warns that the wallet is on a different network from the game, and offers a button to switch. */
function WrongChainNotice() {
  const { status, chainId } = useWallet();
  const { data: config } = useConfigQuery();
  const dispatch = useAppDispatch();
  if (status !== 'connected' || config === undefined || chainId === config.chainId) return null;
  return (
    <Notice tone="warning" role="alert">
      <span>
        {t('Your wallet is on another network. This game runs on {network}.', {
          network: config.network,
        })}
      </span>
      <Button $small onClick={() => dispatch(chainSwitchRequested())}>
        {t('Switch network')}
      </Button>
    </Notice>
  );
}

/** Whether a live query of the game fails, or the health check while the stream is down. */
function useApiUnhealthy(): boolean {
  const polling = usePolling(POLL_MS.round);
  const isStreamDown = polling.pollingInterval > 0;
  const health = useHealthQuery(undefined, {
    ...polling,
    skip: !isStreamDown,
    refetchOnMountOrArgChange: true,
  });
  const round = useCurrentRoundQuery(undefined, polling);
  const limits = useDepositLimitsQuery(undefined, polling);
  const { isLost } = useCurrentPriceQuery(undefined, {
    selectFromResult: ({ error }) => ({ isLost: error !== undefined }),
  });
  // `error` stays during a refetch; `isError` does not.
  const errors = [round, limits, ...(isStreamDown ? [health] : [])]
    .map(({ error }) => error)
    .filter((error) => error !== undefined);
  // The first price after an outage ends it. The other reads follow; one that fails again counts.
  const [outage, setOutage] = useState({ isLost, over: errors.slice(0, 0) });
  if (outage.isLost !== isLost) setOutage({ isLost, over: isLost ? [] : errors });
  return errors.some((error) => !outage.over.includes(error));
}

function ApiWarning() {
  return (
    <Notice tone="warning" role="status">
      <p data-api-away>
        <span>{t('API connection issues detected. Some features may not work properly.')}</span>{' '}
        <span>{t('Bets are safe on the chain.')}</span>
      </p>
    </Notice>
  );
}

/** A notice over the strip with the results, so that the page does not move. The text wraps in a small window. */
const Strip = styled.div`
  position: relative;
  z-index: ${({ theme }) => theme.layer.line};
  height: 0;
  margin-bottom: calc(-1 * ${({ theme }) => theme.space.md});

  > * {
    position: absolute;
    inset: calc(-1 * ${({ theme }) => theme.space.gutter})
      calc(-1 * ${({ theme }) => theme.space.gutter}) auto;
    flex-wrap: nowrap;
    min-height: 44px;
    gap: ${({ theme }) => theme.space.xs};
    padding: 0 ${({ theme }) => theme.space.sm};
    border-radius: 0;
    font-size: ${({ theme }) => theme.font.size.xs};
    line-height: 1.2;

    ${({ theme }) => theme.media.medium} {
      font-size: ${({ theme }) => theme.font.size.sm};
    }
  }
`;

/** The one notice above every page. The game's page has no use for a wallet while the API is away. */
export function PageNotice() {
  const { pathname } = useLocation();
  const isGame = useHasPanel() && pathname === '/';
  return <Strip>{isGame ? <GameNotice /> : <WrongChainNotice />}</Strip>;
}

function GameNotice() {
  return useApiUnhealthy() ? <ApiWarning /> : <WrongChainNotice />;
}
