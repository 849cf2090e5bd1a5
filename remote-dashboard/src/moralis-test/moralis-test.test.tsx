import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { broken, price } from '../testing/api';
import { renderInPage } from '../testing/render-in-page';
import { calmServer } from '../testing/calm-server';
import { MoralisTest } from './moralis-test';

const server = calmServer();
const figure = (label: string) => screen.getByText(label).nextElementSibling;
const press = () => userEvent.click(screen.getByRole('button', { name: 'Test Price Service' }));

test('shows provider, answer, age, and that it came from the cache', async () => {
  renderInPage(<MoralisTest />);
  await press();
  await screen.findByText('Provider');
  expect(figure('Provider')).toHaveTextContent('Moralis');
  expect(figure('Price')).toHaveTextContent('$2,412.53');
  expect(figure('24h change')).toHaveTextContent('-1.25%');
  expect(figure('Age')).toHaveTextContent(/^1[23] s$/);
  expect(figure('Cached')).toHaveTextContent('Yes');
});

test('asks anew at every press', async () => {
  renderInPage(<MoralisTest />);
  await press();
  await screen.findByText('$2,412.53');
  server.use(
    http.get('/api/price/current', () =>
      HttpResponse.json({ ...price, price: 2000, source: 'simulated' }),
    ),
  );
  await press();
  expect(await screen.findByText('$2,000.00')).toBeVisible();
  expect(figure('Provider')).toHaveTextContent('Simulated walk');
});

test('shows the error when the service fails', async () => {
  server.use(broken('/price/current'));
  renderInPage(<MoralisTest />);
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The price service failed. Internal Server Error - Please try again later',
  );
});
