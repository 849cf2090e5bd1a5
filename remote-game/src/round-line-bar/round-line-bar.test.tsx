import { screen } from '@testing-library/react';
import { renderInPage } from '../../testing/render-in-page';
import { RoundLineBar } from './round-line-bar';

test('one line has round, price with its source, distance and countdown', async () => {
  renderInPage(<RoundLineBar />, { visitor: true });
  await screen.findByText(/^#\d+$/);
  await screen.findByText(/^\d:\d\d$/);
  expect(document.body).toHaveTextContent(/^#\d+\$[\d,.]+Simulated[▲▼=] \$[\d.]+\d:\d\d$/);
});
