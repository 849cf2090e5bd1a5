import { Provider, type AppStore, useLanguage } from '@updown/shared';
import {
  cloneElement,
  StrictMode,
  useEffect,
  type PropsWithChildren,
  type ReactElement,
} from 'react';
import { HostContext, type Host } from '../context/host-context';
import { PageTheme } from '../theme/page-theme';
import { Shell } from './shell';

interface AppProps {
  readonly store: AppStore;
  readonly host: Host;
  /** Called once the page is live. */
  readonly onLive?: () => void;
  /** The router: that of a browser, or the one that renders ahead. */
  readonly children: ReactElement<PropsWithChildren>;
}

/** A change of the language draws the whole page anew; it keeps its state. */
export function App({ store, host, onLive, children }: AppProps) {
  useLanguage();
  useEffect(() => onLive?.(), [onLive]);
  return (
    <StrictMode>
      <Provider store={store}>
        <PageTheme>
          <HostContext value={host}>{cloneElement(children, {}, <Shell />)}</HostContext>
        </PageTheme>
      </Provider>
    </StrictMode>
  );
}
