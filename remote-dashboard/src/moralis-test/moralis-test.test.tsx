import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { broken } from '../testing/api';
import { calmServer } from '../testing/calm-server';
import { renderInPage } from '../testing/render-in-page';
import { MoralisTest } from './moralis-test';

const server = calmServer();
const figure = (label: string) => screen.getByText(label).nextElementSibling;
const press = () => userEvent.click(screen.getByRole('button', { name: 'Test Price Service' }));
const answer = (check: object) =>
  server.use(http.get('/api/price/check', () => HttpResponse.json(check)));

test('shows provider, answer, age, and that it came from the cache', async () => {
  renderInPage(<MoralisTest />);
  await press();
  await screen.findByText('Provider');
  expect(figure('Provider')).toHaveTextContent('Moralis');
  expect(figure('Price')).toHaveTextContent('$2,412.53');
  expect(figure('Age')).toHaveTextContent('12 s');
  expect(figure('Cached')).toHaveTextContent('Yes');
});

test('asks anew at every press', async () => {
  renderInPage(<MoralisTest />);
  await press();
  await screen.findByText('$2,412.53');
  answer({ provider: 'simulated', price: 2000, takenAt: 1, age: 0, cached: false, error: null });
  await press();
  expect(await screen.findByText('$2,000.00')).toBeVisible();
  expect(figure('Provider')).toHaveTextContent('Simulated walk');
  expect(figure('Cached')).toHaveTextContent('No, asked now');
});

test('shows which provider failed, and why', async () => {
  const error = 'Moralis answered 503.';
  answer({ provider: 'moralis', price: null, takenAt: null, age: null, cached: false, error });
  renderInPage(<MoralisTest />);
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent(`The price service failed. ${error}`);
  expect(figure('Provider')).toHaveTextContent('Moralis');
  expect(screen.queryByText('Price')).not.toBeInTheDocument();
});

test('an API that does not answer is told as such', async () => {
  server.use(broken('/price/check'));
  renderInPage(<MoralisTest />);
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The price service could not be asked. Internal Server Error - Please try again later',
  );
});
