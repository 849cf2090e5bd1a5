import { useLocation } from '@updown/shared';
import { useHasPanel } from '../../host-context';
import { ApiWarning, useApiUnhealthy } from './api-warning';
import { Strip } from './strip';
import { WrongChainNotice } from './wrong-chain-notice';

/** The one notice above every page. The game's page has no use for a wallet while the API is away. */
export function PageNotice() {
  const { pathname } = useLocation();
  const isGame = useHasPanel() && pathname === '/';
  return <Strip>{isGame ? <GameNotice /> : <WrongChainNotice />}</Strip>;
}

function GameNotice() {
  return useApiUnhealthy() ? <ApiWarning /> : <WrongChainNotice />;
}
