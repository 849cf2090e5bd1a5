import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog, theme, toastShown, type NewToast } from '@updown/shared';
import { PLAYER } from '../testing/fake-wallet';
import { createPage, show } from '../testing/page';
import { Toaster } from './toaster';

beforeEach(() => jest.useFakeTimers());
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

const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));
const toast = (text = 'Hello') => screen.queryByText(text);
const frame = (text = 'Hello') => screen.getByText(text).closest('li')!;

test('toasts are announced politely', () => {
  showToasts({ message: 'World' });
  const region = screen.getByRole('status', { name: 'Notifications' });
  expect(region).toHaveTextContent('HelloWorld');
  expect(region).toHaveAttribute('aria-live', 'polite');
});

test('toasts stand at the top right, over the page', () => {
  showToasts({});
  const { position, inset } = getComputedStyle(screen.getByRole('status'));
  const [top, right, ...others] = inset.split(' ');
  expect([position, top, right]).toEqual(['fixed', theme.space.md, theme.space.md]);
  expect(others).toEqual(['auto', 'auto']);
});

test('a toast leaves after five seconds', () => {
  showToasts({});
  pass(4_999);
  expect(toast()).toBeInTheDocument();
  pass(1);
  expect(toast()).toBeNull();
});

test('several stand together, each with its own time', () => {
  showToasts({ title: 'Short' }, { title: 'Long', duration: 8_000 });
  pass(5_000);
  expect(toast('Short')).toBeNull();
  expect(toast('Long')).toBeInTheDocument();
  pass(3_000);
  expect(toast('Long')).toBeNull();
});

test('while somebody points at it, its time stands still', () => {
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

test('so it does while the focus is in it', () => {
  showToasts({});
  const close = screen.getByRole('button', { name: 'Close: Hello' });
  act(() => close.focus());
  pass(60_000);
  expect(toast()).toBeInTheDocument();
  act(() => close.blur());
  pass(5_000);
  expect(toast()).toBeNull();
});

test('an error is red, a success green', () => {
  showToasts({ title: 'Bad', type: 'error' }, { title: 'Good', type: 'success' });
  expect(toast('Bad')).toHaveStyle({ color: theme.color.down });
  expect(toast('Good')).toHaveStyle({ color: theme.color.up });
});

test('the close button closes it', () => {
  showToasts({});
  fireEvent.click(screen.getByRole('button', { name: 'Close: Hello' }));
  expect(toast()).toBeNull();
});

test('over an open dialog a toast can be closed, and the dialog stays', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
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
  await user.click(screen.getByRole('button', { name: `Close: ${title}`, hidden: true }));
  expect(toast(title)).toBeNull();
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
});

test('a transaction shows its hash, shortened, and only the rows that are known', () => {
  const txHash = `0x${'ab'.repeat(32)}`;
  showToasts({ txHash, details: { gasUsed: '21,000', gasCost: '0.000021' } });
  expect(frame()).toHaveTextContent('Transaction0xabababab...');
  expect(frame()).toHaveTextContent('Gas used21,000');
  expect(frame()).toHaveTextContent('Gas cost0.000021 ETH');
  expect(frame()).not.toHaveTextContent('Paid by');
  expect(frame()).not.toHaveTextContent('Network');
  expect(screen.queryByRole('link')).toBeNull();
});

test('a transaction says who paid for it and on which network, where that is known', () => {
  showToasts({ txHash: '0x12', details: { paidBy: PLAYER, network: 'Sepolia Testnet' } });
  expect(frame()).toHaveTextContent('Paid by0x7099...79C8');
  expect(frame()).toHaveTextContent('NetworkSepolia Testnet');
  expect(frame()).not.toHaveTextContent('Gas');
});

test('with an explorer the transaction can be viewed there, in a new tab', () => {
  showToasts({ txHash: '0x12', explorerUrl: 'https://etherscan.io/tx/0x12' });
  const link = screen.getByRole('link', { name: 'View Transaction' });
  expect(link).toHaveAttribute('href', 'https://etherscan.io/tx/0x12');
  expect(link).toHaveAttribute('target', '_blank');
});
