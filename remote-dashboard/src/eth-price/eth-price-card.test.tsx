import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInPage } from '@updown/shared/testing';
import { http, HttpResponse } from 'msw';
import { broken, history, price } from '../../testing/api';
import { calmServer } from '../../testing/calm-server';
import { EthPriceCard } from './eth-price-card';

const server = calmServer();
function figure(label: string) {
  return screen.getByText(label).nextElementSibling;
}

test('shows the price, its change over a day, high, low and average [spec 2.45a]', async () => {
  renderInPage(<EthPriceCard />);
  expect(await screen.findByText('$2,412.53')).toBeVisible();
  expect(screen.getByText('−1.25%').parentElement).toHaveTextContent('−1.25% in 24h');
  expect(figure('24h high')).toHaveTextContent('$2,430.00');
  expect(figure('24h low')).toHaveTextContent('$2,390.00');
  expect(figure('24h average')).toHaveTextContent('$2,409.50');
});

test('draws the last 20 of 24 hours and describes them in words [spec 2.45b 9.8f]', async () => {
  renderInPage(<EthPriceCard />);
  const chart = await screen.findByRole('img');
  expect(chart.children).toHaveLength(20);
  expect(chart).toHaveAccessibleName(
    'ETH price of the last 20 hours: from $2,405.00 to $2,412.53, lowest $2,405.00, highest $2,423.00.',
  );
  expect(screen.queryByText('Simulated')).not.toBeInTheDocument();
});

test('fills up a short record and labels it as simulated [spec 2.46]', async () => {
  server.use(
    http.get('/api/price/history', () =>
      HttpResponse.json({ ...history, candles: history.candles.slice(-3) }),
    ),
  );
  renderInPage(<EthPriceCard />);
  expect(await screen.findByText('Simulated')).toBeVisible();
  expect(screen.getByRole('img')).toHaveAccessibleName(/17 of these hours are simulated\.$/);
});

test('labels a simulated provider, even with a full record', async () => {
  server.use(
    http.get('/api/price/current', () => HttpResponse.json({ ...price, source: 'simulated' })),
  );
  renderInPage(<EthPriceCard />);
  expect(await screen.findByText('Simulated')).toBeVisible();
});

test('does not invent a missing 24-hour change', async () => {
  server.use(
    http.get('/api/price/current', () => HttpResponse.json({ ...price, change24h: null })),
  );
  renderInPage(<EthPriceCard />);
  expect(await screen.findByText('24h change not available yet')).toBeVisible();
});

test.each(['/price/current', '/price/history'])(
  'shows an error with Retry when %s fails [spec 2.47a]',
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
