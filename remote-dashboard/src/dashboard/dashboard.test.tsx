import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { streamChanged, versionRecorded } from '@updown/shared';
import { renderInPage, setViewport } from '@updown/shared/testing';
import { broken } from '../../testing/api';
import { calmServer } from '../../testing/calm-server';
import { Dashboard } from './dashboard';

const server = calmServer();

test.each([
  ['large', 1440],
  ['medium', 900],
])('a %s window shows every card at once', async (_size, width) => {
  setViewport(width);
  renderInPage(<Dashboard />);
  const names = ['Game Status', 'ETH Price', 'Admin Panel', 'Moralis Test', 'How to Use'];
  for (const name of names) expect(await screen.findByRole('region', { name })).toBeVisible();
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
});

describe('in a small window', () => {
  beforeEach(() => setViewport(390));

  test('the cards are behind tabs, the first one open [spec 2.42]', () => {
    renderInPage(<Dashboard />);
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Game Status',
      'Price Chart',
      'Admin Panel',
      'Moralis Test',
      'How to Play',
    ]);
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Game Status');
    const panel = screen.getByRole('tabpanel', { name: 'Game Status' });
    expect(within(panel).getByRole('region', { name: 'Game Status' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'ETH Price' })).not.toBeInTheDocument();
  });

  test('a tab opens its panel', async () => {
    renderInPage(<Dashboard />);
    await userEvent.click(screen.getByRole('tab', { name: 'How to Play' }));
    expect(screen.getByRole('tabpanel', { name: 'How to Play' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'How to Use' })).toBeVisible();
  });

  test.each([
    ['{ArrowRight}', 'Price Chart'],
    ['{ArrowLeft}', 'How to Play'],
    ['{End}', 'How to Play'],
    ['{ArrowRight}{ArrowRight}{Home}', 'Game Status'],
  ])('the keys %s move from the first tab to %s', async (keys, name) => {
    renderInPage(<Dashboard />);
    screen.getByRole('tab', { name: 'Game Status' }).focus();
    await userEvent.keyboard(keys);
    expect(screen.getByRole('tab', { name })).toHaveFocus();
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(name);
  });
});

describe('the footer', () => {
  beforeEach(() => setViewport(1440));

  test('names the network and the version of every part [spec 2.43a]', async () => {
    const { store } = renderInPage(<Dashboard />);
    act(() => {
      store.dispatch(versionRecorded({ name: 'host', version: '0.3.0' }));
      store.dispatch(versionRecorded({ name: 'shared', version: '0.2.0' }));
      store.dispatch(versionRecorded({ name: 'dashboard', version: '0.1.0' }));
    });
    const footer = screen.getByRole('contentinfo');
    expect(await within(footer).findByText('Backend Connected')).toBeVisible();
    expect(within(footer).getByText('Sepolia Testnet')).toBeVisible();
    const versions = within(footer).getAllByText(/ v\d/);
    expect(versions.map(({ textContent }) => textContent)).toEqual([
      ...['host v0.3.0', 'shared v0.2.0', 'dashboard v0.1.0', 'api v1.2.3'],
    ]);
  });

  test('shows when the server does not respond [spec 2.43b]', async () => {
    server.use(broken('/health'));
    renderInPage(<Dashboard />);
    expect(await screen.findByText('Backend Disconnected')).toBeVisible();
  });

  test('never says that it is connected beside Offline in the header', async () => {
    server.use(broken('/price/current'));
    const { store } = renderInPage(<Dashboard />);
    expect(await screen.findByText('Backend Connected')).toBeVisible();
    act(() => void store.dispatch(streamChanged(false)));
    expect(await screen.findByText('Backend Disconnected')).toBeVisible();
  });
});

test('the guide names the lock of this deployment, and the example [spec 2.49b]', async () => {
  setViewport(1440);
  renderInPage(<Dashboard />);
  const guide = screen.getByRole('region', { name: 'How to Use' });
  expect(await screen.findByText('No prediction in the last 7 seconds.')).toBeVisible();
  expect(
    within(guide).getByText(
      /balance is 100K\. You bet 10K on UP and win: you claim about 19K, for about 9K profit/,
    ),
  ).toBeVisible();
});
