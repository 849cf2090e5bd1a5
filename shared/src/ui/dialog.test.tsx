import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { ThemeProvider } from 'styled-components';
import { theme } from '../theme/theme';
import { Dialog } from './dialog';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <ThemeProvider theme={theme}>
      <button onClick={() => setOpen(true)}>Open</button>
      <Dialog open={open} onClose={() => setOpen(false)} title="A dialog">
        <button>Inside</button>
      </Dialog>
    </ThemeProvider>
  );
}

test('a dialog takes the focus, and gives it back to what opened it', async () => {
  render(<Page />);
  const opener = screen.getByText('Open');
  opener.focus();
  fireEvent.click(opener);
  expect(screen.getByRole('dialog', { name: 'A dialog' })).toContainElement(
    document.activeElement as HTMLElement,
  );
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  expect(screen.queryByRole('dialog')).toBeNull();
  // The focus goes back once the dialog is gone.
  await new Promise((resolve) => setTimeout(resolve));
  expect(opener).toHaveFocus();
});
