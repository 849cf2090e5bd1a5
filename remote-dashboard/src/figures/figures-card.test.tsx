import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { addresses, broken, houseFigures } from '../../testing/api';
import { calmServer } from '../../testing/calm-server';
import { renderFor } from '../../testing/signed-in';
import { FiguresCard } from './figures-card';

const server = calmServer();

function show() {
  renderFor(server, addresses.manager, <FiguresCard />);
  return screen.findByRole('region', { name: 'Figures' });
}
function figure(label: string) {
  return screen.getByText(label).nextElementSibling;
}

test('shows volume, players and the result of the house', async () => {
  await show();
  expect(await screen.findByText('Volume', { selector: 'dt' })).toBeVisible();
  expect(screen.getByText('Volume', { selector: 'dt' }).nextSibling).toHaveTextContent(
    '400,000 ION',
  );
  expect(screen.getByText('Players', { selector: 'dt' }).nextSibling).toHaveTextContent('5');
  expect(figure('House result')).toHaveTextContent('+9,500 ION');
  expect(figure('House result today')).toHaveTextContent('−2,500 ION');
});

test('draws a bar for each day, and describes them in words', async () => {
  await show();
  const chart = await screen.findByRole('img');
  expect(chart.querySelectorAll('rect')).toHaveLength(3);
  expect(chart).toHaveAccessibleName(
    'House result by day from Nov 18 to Nov 20: a gain on 1 and a loss on 1 of 3 days, at best +12,000 ION, at worst −2,500 ION',
  );
});

test('has the days with rounds in a table, the latest first', async () => {
  await show();
  await userEvent.click(await screen.findByText('Figures by day'));
  const [, ...rows] = screen.getAllByRole('row');
  expect(
    rows.map((row) =>
      [...within(row).getAllByRole('rowheader'), ...within(row).getAllByRole('cell')].map(
        ({ textContent }) => textContent,
      ),
    ),
  ).toEqual([
    ['Nov 20', '1', '2', '100,000', '92,500', '10,000', '0', '−2,500 ION'],
    ['Nov 18', '3', '6', '300,000', '258,000', '30,000', '0', '+12,000 ION'],
  ]);
});

test('says that no round has ended', async () => {
  const nothing = { ...houseFigures.total, rounds: 0, players: 0, stakes: '0', result: '0' };
  const days = houseFigures.days.map((day) => ({ ...day, rounds: 0, result: '0' }));
  server.use(http.get('/api/admin/figures', () => HttpResponse.json({ days, total: nothing })));
  await show();
  expect(await screen.findByText('No round has ended in this time.')).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.queryByText('Figures by day')).not.toBeInTheDocument();
});

test('shows an error with Retry', async () => {
  server.use(broken('/admin/figures'));
  await show();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Error Loading Figures');
  server.resetHandlers();
  await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('img')).toBeVisible();
});
