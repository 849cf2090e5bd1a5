import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createStore } from '../api/create-store';
import { PageProviders } from '../testing/render-in-page';
import { Dialog } from './dialog';

const store = createStore({ wallet: () => ({ request: () => Promise.resolve(null) }) });

function Page({ opens = true, onFocusLost }: { opens?: boolean; onFocusLost?: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <PageProviders store={store}>
      {opens && <button onClick={() => setOpen(true)}>Open</button>}
      <Dialog open={open} onClose={() => setOpen(false)} title="A dialog" onFocusLost={onFocusLost}>
        <button>Inside</button>
      </Dialog>
    </PageProviders>
  );
}

test('a dialog takes the focus, and returns it to the element that opened it', async () => {
  render(<Page />);
  const opener = screen.getByText('Open');
  opener.focus();
  fireEvent.click(opener);
  expect(screen.getByRole('dialog', { name: 'A dialog' })).toContainElement(
    document.activeElement as HTMLElement,
  );
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  expect(screen.queryByRole('dialog')).toBeNull();
  // The focus returns only after the dialog has unmounted.
  await new Promise((resolve) => setTimeout(resolve));
  expect(opener).toHaveFocus();
});

test('the page chooses where the focus goes if the opener is gone', async () => {
  const onFocusLost = jest.fn();
  const { rerender } = render(<Page onFocusLost={onFocusLost} />);
  const opener = screen.getByText('Open');
  opener.focus();
  fireEvent.click(opener);
  rerender(<Page opens={false} onFocusLost={onFocusLost} />);
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  await new Promise((resolve) => setTimeout(resolve));
  expect(onFocusLost).toHaveBeenCalledTimes(1);
});
