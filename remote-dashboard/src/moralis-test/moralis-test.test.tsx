import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInPage } from '@updown/shared/testing';
import { http, HttpResponse } from 'msw';
import { broken } from '../../testing/api';
import { calmServer } from '../../testing/calm-server';
import { MoralisTest } from './moralis-test';

const server = calmServer();
function figure(label: string) {
  return screen.getByText(label).nextElementSibling;
}
function press() {
  return userEvent.click(screen.getByRole('button', { name: 'Test Price Service' }));
}
function answer(check: object) {
  return server.use(http.get('/api/price/check', () => HttpResponse.json(check)));
}

test('shows provider, price, age, and whether it is cached', async () => {
  renderInPage(<MoralisTest />);
  await press();
  await screen.findByText('Provider');
  expect(figure('Provider')).toHaveTextContent('Moralis');
  expect(figure('Price')).toHaveTextContent('$2,412.53');
  expect(figure('Age')).toHaveTextContent('12 s');
  expect(figure('Cached')).toHaveTextContent('Yes');
});

test('requests a price on every click', async () => {
  renderInPage(<MoralisTest />);
  await press();
  await screen.findByText('$2,412.53');
  answer({ provider: 'simulated', price: 2000, takenAt: 1, age: 0, cached: false, error: null });
  await press();
  expect(await screen.findByText('$2,000.00')).toBeVisible();
  expect(figure('Provider')).toHaveTextContent('Simulated walk');
  expect(figure('Cached')).toHaveTextContent('No, fetched now');
});

test('shows the failed provider and the reason', async () => {
  const error = 'Moralis answered 503.';
  answer({ provider: 'moralis', price: null, takenAt: null, age: null, cached: false, error });
  renderInPage(<MoralisTest />);
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent(`The price service failed. ${error}`);
  expect(figure('Provider')).toHaveTextContent('Moralis');
  expect(screen.queryByText('Price')).not.toBeInTheDocument();
});

test('shows an error if the API does not respond', async () => {
  server.use(broken('/price/check'));
  renderInPage(<MoralisTest />);
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    "Couldn't reach the price service. Internal Server Error - Please try again later",
  );
});
