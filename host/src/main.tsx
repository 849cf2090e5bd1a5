import { createRoot } from 'react-dom/client';
import { theme, ThemeProvider, GlobalStyle, createStore, Provider } from '@updown/shared';
const store = createStore({
  wallet: () => {
    throw new Error('none');
  },
});
createRoot(document.getElementById('root')!).render(
  <Provider store={store}>
    <ThemeProvider theme={theme}>
      <GlobalStyle />
      Hi
    </ThemeProvider>
  </Provider>,
);
