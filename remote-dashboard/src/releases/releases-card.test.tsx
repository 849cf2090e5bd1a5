import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { addresses, broken, overview } from '../../testing/api';
import { calmServer } from '../../testing/calm-server';
import { renderFor } from '../../testing/signed-in';
import { ReleasesCard } from './releases-card';

const server = calmServer();

test('shows each version beside the one before, with what visitors met', async () => {
  renderFor(server, addresses.manager, <ReleasesCard />);
  const card = within(await screen.findByRole('region', { name: 'Releases' }));
  const rows = (await card.findAllByRole('row')).map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
  expect(rows).toEqual([
    ['Version', 'Share', 'Sessions', 'Failed', 'Response to input'],
    ['chart 0.1.0', '100%', '1,200', '3', '48 ms'],
    ['game 0.3.0', '5%', '60', '1', '152 ms'],
    ['game 0.2.0', '95%', '1,140', '2', '56 ms'],
    ['game 0.1.0', '0%', '0', '0', '–'],
  ]);
});

test('leads to the previews that only their links show', async () => {
  renderFor(server, addresses.manager, <ReleasesCard />);
  const link = await screen.findByRole('link', { name: 'game 0.4.0-preview.1' });
  expect(link).toHaveAttribute('href', '/?preview=12-ab');
  expect(link.parentElement).toHaveTextContent(/until May 1[78], /);
});

test('says so if the server does not follow a site', async () => {
  const answer = { ...overview, releases: [] };
  server.use(http.get('/api/admin/overview', () => HttpResponse.json(answer)));
  renderFor(server, addresses.manager, <ReleasesCard />);
  expect(await screen.findByText('This server does not know the site.')).toBeVisible();
});

test('shows an error with Retry', async () => {
  server.use(broken('/admin/overview'));
  renderFor(server, addresses.manager, <ReleasesCard />);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Error Loading Releases');
  expect(within(alert).getByRole('button', { name: 'Retry' })).toBeVisible();
});
