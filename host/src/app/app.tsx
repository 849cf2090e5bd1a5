import { BrowserRouter, Provider, type AppStore, useLanguage } from '@updown/shared';
import { StrictMode } from 'react';
import { HostContext, type Host } from '../context/host-context';
import { PageTheme } from '../theme/page-theme';
import { Shell } from './shell';

/** A change of the language draws the whole page anew; it keeps its state. */
export function App({ store, host }: { store: AppStore; host: Host }) {
  useLanguage();
  return (
    <StrictMode>
      <Provider store={store}>
        <PageTheme>
          <HostContext value={host}>
            <BrowserRouter>
              <Shell />
            </BrowserRouter>
          </HostContext>
        </PageTheme>
      </Provider>
    </StrictMode>
  );
}
