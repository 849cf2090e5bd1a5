import { screen, waitFor } from '@testing-library/react';
import { NO_SUMMARY } from '@updown/shared';
import { PLAYER, signIn } from '@updown/shared/testing';
import { http, HttpResponse } from 'msw';
import type { RemoteName } from '../site/site';
import { fakeServer } from '../testing/fake-server';
import { createPage, show, site } from '../testing/page';
import { ProfileFigures } from './profile-figures';

const { server, requested } = fakeServer();

function showFigures(summary: object, ...remotes: RemoteName[]): void {
  server.use(
    http.get('*/api/user/predictions-summary', () => {
      requested.push('summary');
      return HttpResponse.json({ ...NO_SUMMARY, ...summary });
    }),
  );
  const page = createPage({ site: site(...remotes) });
  signIn(page.store);
  show(<ProfileFigures address={PLAYER} onLeave={() => undefined} />, page);
}

test("the profile shows the player's wins, losses and profit, and links to the record", async () => {
  showFigures({ total: 19, won: 14, lost: 4, profit: '-412300.129' }, 'game');
  await screen.findByText('−412,300.12 ION');
  const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(figures).toEqual(['14', '4', '−412,300.12 ION']);
  expect(screen.getByRole('link', { name: 'Your record' })).toHaveAttribute(
    'href',
    `/players/${PLAYER}`,
  );
});

test('a player without a prediction has no figures', async () => {
  showFigures({}, 'game');
  await waitFor(() => expect(requested).toContain('summary'));
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('a site without the game reads no figures', () => {
  showFigures({ total: 1 }, 'dashboard');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(requested).not.toContain('summary');
});
