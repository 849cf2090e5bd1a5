import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serverClock } from '@updown/shared';
import { addresses, broken, NOW } from '../../testing/api';
import { calmServer } from '../../testing/calm-server';
import { renderFor } from '../../testing/signed-in';
import { HealthStrip } from './health-strip';

const server = calmServer();

function figure(label: string) {
  return screen.getByText(label).closest('[data-level]');
}

test('says each level in a word, and the worst of them in the title', async () => {
  renderFor(server, addresses.manager, <HealthStrip />);
  expect(await screen.findByText('Feed age')).toBeVisible();
  const strip = screen.getByRole('region', { name: 'Health' });
  expect(figure('Feed age')).toHaveTextContent('Feed age ✓ OK4 sLimit for a start: 2 min');
  expect(figure('Free reserve')).toHaveTextContent('4,600,000 IONWorst case 540,000 ION');
  expect(within(strip).getAllByText('OK')).toHaveLength(8);

  act(() => serverClock.sync(NOW + 100_000));
  expect(figure('Feed age')).toHaveTextContent('! Watch104 s');
  expect(within(strip).getAllByText('Watch')).toHaveLength(2);
  act(() => serverClock.sync(NOW + 200_000));
  expect(figure('Feed age')).toHaveTextContent('✕ Act3 min');
  expect(within(strip).getAllByText('Act')).toHaveLength(2);
});

test('shows an error with Retry', async () => {
  server.use(broken('/admin/overview'));
  renderFor(server, addresses.manager, <HealthStrip />);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Error Loading Health');
  server.resetHandlers();
  await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Feed age')).toBeVisible();
});
