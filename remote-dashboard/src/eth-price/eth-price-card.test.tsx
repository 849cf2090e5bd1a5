import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { broken, history, price } from '../testing/api';
import { renderInPage } from '../testing/render-in-page';
import { calmServer } from '../testing/calm-server';
import { EthPriceCard } from './eth-price-card';

const server = calmServer();
const figure = (label: string) => screen.getByText(label).nextElementSibling;

test('shows the price, its change over a day, high, low and average', async () => {
  renderInPage(<EthPriceCard />);
  expect(await screen.findByText('$2,412.53')).toBeVisible();
  expect(screen.getByText('▼ -1.25% (24h)')).toBeVisible();
  expect(figure('24h high')).toHaveTextContent('$2,430.00');
  expect(figure('24h low')).toHaveTextContent('$2,390.00');
  expect(figure('24h average')).toHaveTextContent('$2,409.50');
});

test('draws the last 20 of 24 hours and says them in words', async () => {
  renderInPage(<EthPriceCard />);
  const chart = await screen.findByRole('img');
  expect(chart.children).toHaveLength(20);
  expect(chart).toHaveAccessibleName(
    'ETH price of the last 20 hours: from $2,405.00 to $2,412.53, lowest $2,405.00, highest $2,423.00.',
  );
  expect(screen.queryByText('Simulated')).not.toBeInTheDocument();
});

test('a record that is too short is filled up, and says so', async () => {
  server.use(
    http.get('/api/price/history', () =>
      HttpResponse.json({ ...history, candles: history.candles.slice(-3) }),
    ),
  );
  renderInPage(<EthPriceCard />);
  expect(await screen.findByText('Simulated')).toBeVisible();
  expect(screen.getByRole('img')).toHaveAccessibleName(/17 of the hours are simulated\.$/);
});

test('a simulated provider is named, however long its record', async () => {
  server.use(
    http.get('/api/price/current', () => HttpResponse.json({ ...price, source: 'simulated' })),
  );
  renderInPage(<EthPriceCard />);
  expect(await screen.findByText('Simulated')).toBeVisible();
});

test('a change that nobody can know yet is not made up', async () => {
  server.use(
    http.get('/api/price/current', () => HttpResponse.json({ ...price, change24h: null })),
  );
  renderInPage(<EthPriceCard />);
  expect(await screen.findByText('24h change not known yet')).toBeVisible();
});

test.each(['/price/current', '/price/history'])(
  'when %s fails the card says so, and Retry loads it',
  async (path) => {
    server.use(broken(path));
    renderInPage(<EthPriceCard />);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Error Loading Price');
    server.resetHandlers();
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('img')).toBeVisible();
  },
);
