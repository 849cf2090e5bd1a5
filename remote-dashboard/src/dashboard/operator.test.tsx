import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInPage, setViewport } from '@updown/shared/testing';
import { http, HttpResponse } from 'msw';
import { addresses, NOW, overview } from '../../testing/api';
import { calmServer } from '../../testing/calm-server';
import { renderFor } from '../../testing/signed-in';
import { Dashboard } from './dashboard';

const server = calmServer();

const endedAt = NOW / 1000 - 75;
const waiting = [{ roundId: 41, endedAt, waitedSeconds: 75, voidableAt: endedAt + 3600 }];

function answer(changes: object) {
  server.use(http.get('/api/admin/overview', () => HttpResponse.json({ ...overview, ...changes })));
}

async function order(names: readonly string[]): Promise<string[]> {
  for (const name of names) await screen.findByRole('region', { name });
  const regions = screen.getAllByRole('region');
  const titles = regions.map((region) => within(region).queryAllByRole('heading')[0]?.textContent);
  return titles.filter((title) => title !== undefined && names.includes(title)) as string[];
}

test('the deposit limits are in the Admin Panel itself', async () => {
  setViewport(1440);
  renderFor(server, addresses.owner, <Dashboard />);
  const panel = within(await screen.findByRole('region', { name: 'Admin Panel' }));
  expect(await panel.findByRole('form', { name: 'Minimum Deposit' })).toBeVisible();
  expect(panel.getByRole('form', { name: 'Maximum Deposit' })).toBeVisible();
});

test.each([1440, 900])(
  'at %i px an admin sees needs and health first, then commands and figures, and dangerous commands last',
  async (width) => {
    setViewport(width);
    renderFor(server, addresses.owner, <Dashboard />);
    const names = ['Action needed', 'Health', 'Admin Panel', 'Figures', 'Dangerous commands'];
    expect(await order(names)).toEqual(names);
    const dangerous = within(screen.getByRole('region', { name: 'Dangerous commands' }));
    expect(dangerous.getAllByRole('form')).toHaveLength(1);
    expect(dangerous.getByRole('form', { name: 'Void Round' })).toBeVisible();
    const panel = within(screen.getByRole('region', { name: 'Admin Panel' }));
    await panel.findByRole('form', { name: 'Pause Game' });
    const [start, resolve, pause] = panel.getAllByRole('form');
    expect([start, resolve, pause].map((form) => form?.textContent)).toEqual([
      expect.stringMatching(/^Start New Round/),
      expect.stringMatching(/^Resolve Round/),
      expect.stringMatching(/^Pause Game/),
    ]);
    expect(await screen.findByText('No action needed.')).toBeVisible();
  },
);

test('on a phone, needs and health are above the tabs, and the commands before the figures', async () => {
  setViewport(390);
  renderFor(server, addresses.owner, <Dashboard />);
  await userEvent.click(screen.getByRole('tab', { name: 'Admin Panel' }));
  const names = ['Action needed', 'Health', 'Admin Panel', 'Figures', 'Dangerous commands'];
  expect(await order(names)).toEqual(names);
  const tabs = screen.getByRole('tablist');
  const needs = screen.getByRole('region', { name: 'Action needed' });
  expect(needs.compareDocumentPosition(tabs)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test.each([
  ['Start round', 'Start price in USD (optional)'],
  ['Resolve round', 'Round ID'],
])('on a phone %s leads to its form from the first screen', async (command, label) => {
  Element.prototype.scrollIntoView = jest.fn();
  setViewport(390);
  renderFor(server, addresses.owner, <Dashboard />);
  const needs = await screen.findByRole('region', { name: 'Action needed' });
  await userEvent.click(await within(needs).findByRole('button', { name: command }));
  expect(await screen.findByLabelText(label)).toHaveFocus();
});

test.each([1440, 390])(
  'at %i px a need leads to the command that fixes it, filled in',
  async (width) => {
    Element.prototype.scrollIntoView = jest.fn();
    setViewport(width);
    answer({ waiting });
    renderFor(server, addresses.owner, <Dashboard />);
    await userEvent.click(await screen.findByRole('button', { name: 'Resolve round 41' }));
    const field = await screen.findByLabelText('Round ID');
    expect(field).toHaveValue('41');
    expect(field).toHaveFocus();
  },
);

test('a need without a command shows what to use elsewhere', async () => {
  answer({ keeper: { ...overview.keeper, transactionsLeft: 10 } });
  renderFor(server, addresses.owner, <Dashboard />);
  const needs = await screen.findByRole('region', { name: 'Action needed' });
  const [item] = await within(needs).findAllByRole('listitem');
  expect(item).toHaveTextContent(`Send ETH to ${overview.keeper?.address}`);
});

test.each([1440, 900, 390])(
  'at %i px the game status has the price with its time [spec 2.44d]',
  async (width) => {
    setViewport(width);
    renderInPage(<Dashboard />);
    const status = within(screen.getByRole('region', { name: 'Game Status' }));
    expect(await status.findByText('$2,412.53')).toBeVisible();
    expect(status.getByText(/^Updated \d\d:\d\d:\d\d$/)).toBeVisible();
  },
);

test('a visitor sees none of it, and no alert', async () => {
  setViewport(1440);
  renderInPage(<Dashboard />);
  expect(await screen.findByText(/^Access Denied/)).toBeVisible();
  for (const name of ['Health', 'Action needed', 'Figures', 'Operations', 'Audit Log']) {
    expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
  }
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByText(/^This page shows everyone the state of the game/)).toBeVisible();
});
