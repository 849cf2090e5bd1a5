import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { ThemeProvider } from 'styled-components';
import { createStore } from '../api/create-store';
import { selectToasts } from '../store/toast-slice';
import { theme } from '../theme/theme';
import { Dialog } from './dialog';

let fails = true;
jest.mock('../loading/import-with-timeout', () => ({
  importWithTimeout: (load: () => Promise<unknown>) => () =>
    fails ? Promise.reject(new Error('Loading chunk dialog failed.')) : load(),
}));

const store = createStore({ wallet: () => ({ request: () => Promise.resolve(null) }) });

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <Provider store={store}>
      <ThemeProvider theme={theme}>
        <button onClick={() => setOpen(true)}>Open</button>
        <Dialog open={open} onClose={() => setOpen(false)} title="A dialog">
          Inside
        </Dialog>
      </ThemeProvider>
    </Provider>
  );
}

test('a dialog opens once its code is loaded; if loading fails, a toast says so and the next click tries again', async () => {
  render(<Page />);
  const opener = screen.getByText('Open');
  fireEvent.click(opener);
  const message = 'A part of the page did not load. Please try again.';
  await waitFor(() =>
    expect(selectToasts(store.getState())).toMatchObject([{ title: 'A dialog', message }]),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  fails = false;
  opener.focus();
  fireEvent.click(opener);
  expect(await screen.findByRole('dialog', { name: 'A dialog' })).toHaveTextContent('Inside');
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  await waitFor(() => expect(opener).toHaveFocus());
});
