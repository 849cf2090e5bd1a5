import {
  BrowserRouter,
  GlobalStyle,
  Provider,
  theme,
  ThemeProvider,
  type AppStore,
} from '@updown/shared';
import { StrictMode } from 'react';
import { FontFace } from './font-face';
import { HostContext, type Host } from './host-context';
import { Shell } from './shell';

export function App({ store, host }: { store: AppStore; host: Host }) {
  return (
    <StrictMode>
      <Provider store={store}>
        <ThemeProvider theme={theme}>
          <FontFace />
          <GlobalStyle />
          <HostContext value={host}>
            <BrowserRouter>
              <Shell />
            </BrowserRouter>
          </HostContext>
        </ThemeProvider>
      </Provider>
    </StrictMode>
  );
}
