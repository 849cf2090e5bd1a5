import { act, fireEvent, screen } from '@testing-library/react';
import {
  Dialog,
  selectToasts,
  theme,
  toastClosed,
  toastShown,
  type NewToast,
  type Toast,
} from '@updown/shared';
import { applyRules, PLAYER, setViewport } from '@updown/shared/testing';
import { declared } from '../../testing/declared';
import { createPage, show } from '../../testing/page';
import { Toaster } from './toaster';

applyRules();

const medium = theme.media.medium.replace('@media ', '');

beforeEach(() => {
  jest.useFakeTimers();
  setViewport(1440);
});
afterEach(() => jest.useRealTimers());

function showToasts(...toasts: Partial<NewToast>[]) {
  const page = createPage();
  show(<Toaster />, page);
  act(() => {
    for (const toast of toasts) {
      page.store.dispatch(toastShown({ title: 'Hello', message: '', type: 'info', ...toast }));
    }
  });
}

function pass(ms: number) {
  return act(() => void jest.advanceTimersByTime(ms));
}
function toast(text = 'Hello') {
  return screen.queryByText(text);
}
function frame(text = 'Hello') {
  return screen.getAllByText(text)[0]!.closest('li')!;
}

test('toasts are announced politely [spec 2.50b]', () => {
  showToasts({ message: 'World' });
  const region = screen.getByRole('status', { name: 'Notifications' });
  expect(region).toHaveTextContent('HelloWorld');
  expect(region).toHaveAttribute('aria-live', 'polite');
});

test('toasts are at the top right, above the page [spec 2.50a]', () => {
  showToasts({});
  const region = screen.getByRole('status');
  expect(getComputedStyle(region).position).toBe('fixed');
  const large = theme.media.large.replace('@media ', '');
  expect(declared(region, medium, 'inset')).toBe('58px 24px auto auto');
  expect(declared(region, large, 'right')).toMatch(/100vw - 1440px\) \/ 2\) \+ 24px/);
});

test('a toast leaves after five seconds [spec 2.51a 4.21a]', () => {
  showToasts({});
  pass(4_999);
  expect(toast()).toBeInTheDocument();
  pass(1);
  expect(toast()).toBeNull();
});

test('several show together, each with its own time [spec 2.51c]', () => {
  showToasts({ title: 'Short' }, { title: 'Long', duration: 8_000 });
  pass(5_000);
  expect(toast('Short')).toBeNull();
  expect(toast('Long')).toBeInTheDocument();
  pass(3_000);
  expect(toast('Long')).toBeNull();
});

test('its time stops while the pointer is over it', () => {
  showToasts({});
  pass(4_000);
  fireEvent.pointerEnter(frame());
  pass(60_000);
  expect(toast()).toBeInTheDocument();
  fireEvent.pointerLeave(frame());
  pass(999);
  expect(toast()).toBeInTheDocument();
  pass(1);
  expect(toast()).toBeNull();
});

test('its time stops while the focus is in it', () => {
  showToasts({});
  const close = screen.getByRole('button', { name: 'Close: Hello' });
  act(() => close.focus());
  pass(60_000);
  expect(toast()).toBeInTheDocument();
  act(() => close.blur());
  pass(5_000);
  expect(toast()).toBeNull();
});

test('an error is red, and a success is green [spec 2.50c]', () => {
  showToasts({ title: 'Bad', type: 'error' }, { title: 'Good', type: 'success' });
  expect(toast('Bad')).toHaveStyle({ color: theme.color.down });
  expect(toast('Good')).toHaveStyle({ color: theme.color.up });
});

test('the close button closes it [spec 2.50d]', () => {
  showToasts({});
  fireEvent.click(screen.getByRole('button', { name: 'Close: Hello' }));
  expect(toast()).toBeNull();
});

// In a browser, React removes the toast before the dialog's own listener receives the click. No jsdom event reproduces this
// order, so a listener here runs first. e2e/specs/toasts.spec.ts tests it in a browser.
test('over an open dialog a toast can be closed, and the dialog stays', () => {
  const onClose = jest.fn();
  const page = createPage();
  show(
    <>
      <Dialog open onClose={onClose} title="A question">
        <p>Well?</p>
      </Dialog>
      <Toaster />
    </>,
    page,
  );
  const title = 'Sign-in failed';
  act(() => void page.store.dispatch(toastShown({ title, message: '', type: 'error' })));
  pass(10);
  const close = screen.getByRole('button', { name: `Close: ${title}`, hidden: true });
  const [{ id }] = selectToasts(page.store.getState()) as [Toast];
  const closesFirst = () => act(() => void page.store.dispatch(toastClosed(id)));
  document.addEventListener('click', closesFirst, { capture: true, once: true });
  // jsdom's own event has no `button`, so it does not count as a press of the primary button.
  fireEvent(close, new MouseEvent('pointerdown', { bubbles: true, button: 0 }));
  // Not fireEvent, which would keep the toast until the whole event is handled.
  close.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  pass(10);
  expect(toast(title)).toBeNull();
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
});

test('on a phone only the newest shows', () => {
  setViewport(390);
  showToasts({ title: 'First' }, { title: 'Second' });
  expect(toast('First')).toBeNull();
  expect(toast('Second')).toBeInTheDocument();
});

test('a newer toast of the same kind takes the place of the older one', () => {
  showToasts({ kind: 'claim', title: 'First' }, { kind: 'claim', title: 'Second' });
  expect(toast('First')).toBeNull();
  expect(toast('Second')).toBeInTheDocument();
});

function unfold() {
  fireEvent.click(screen.getByRole('button', { name: 'Details' }));
}

test('a transaction shows its hash, shortened, and only the rows that are known [spec 2.53b]', () => {
  const txHash = `0x${'ab'.repeat(32)}`;
  showToasts({ txHash, details: { gasUsed: '21000', gasCost: '0.000021001234' } });
  expect(frame()).not.toHaveTextContent('Transaction0xabababab...');
  unfold();
  expect(frame()).toHaveTextContent('Transaction0xabababab...');
  expect(frame()).toHaveTextContent('Gas used21,000 gas');
  expect(frame()).toHaveTextContent('Gas cost0.000021 ETH');
  expect(frame()).not.toHaveTextContent('Paid by');
  expect(frame()).not.toHaveTextContent('Network');
  expect(screen.queryByRole('link')).toBeNull();
});

test.each([
  [{ gasUsed: '3012345' }, 'Gas used3.01235M gas'],
  [{ gasCost: '0.000000000021' }, 'Gas cost<0.000001 ETH'],
])('gas has at most six digits: %j', (details, text) => {
  showToasts({ txHash: '0x12', details });
  unfold();
  expect(frame()).toHaveTextContent(text);
});

test('unfolded details leave the price and the countdown in sight', () => {
  showToasts({ txHash: '0x12' });
  unfold();
  const region = screen.getByRole('status');
  expect(declared(region, medium, 'width')).toBe('360px');
  expect(declared(region, theme.media.large.replace('@media ', ''), 'width')).toBe('400px');
});

test('a transaction shows its payer and its network if they are known [spec 2.53c]', () => {
  const details = { paidBy: PLAYER.toLowerCase(), network: 'Sepolia Testnet' };
  showToasts({ txHash: '0x12', details });
  unfold();
  expect(frame()).toHaveTextContent('Paid by0x7099...79C8');
  expect(frame()).toHaveTextContent('NetworkSepolia Testnet');
  expect(frame()).not.toHaveTextContent('Gas');
});

test('a transaction links to the explorer, in a new tab [spec 2.52]', () => {
  showToasts({ txHash: '0x12', explorerUrl: 'https://etherscan.io/tx/0x12' });
  const link = screen.getByRole('link', { name: 'View Transaction' });
  expect(link).toHaveAttribute('href', 'https://etherscan.io/tx/0x12');
  expect(link).toHaveAttribute('target', '_blank');
});

test('the details of a failed call name its trace', () => {
  showToasts({ type: 'error', trace: '4bf92f3577b34da6a3ce929d0e0e4736' });
  fireEvent.click(screen.getByRole('button', { name: 'Details' }));
  expect(screen.getByText('Trace 4bf92f35…')).toBeVisible();
});
