import { fireEvent, screen } from '@testing-library/react';
import { NO_SUMMARY } from '@updown/shared';
import { PLAYER, signIn } from '@updown/shared/testing';
import { http, HttpResponse } from 'msw';
import { fakeServer } from '../../../testing/fake-server';
import { createPage, show, site } from '../../../testing/page';
import { ProfileFigures } from './profile-dialog';

const { server, requested } = fakeServer();
const onLeave = jest.fn();

function showFigures(...remotes: string[]): void {
  server.use(
    http.get('*/api/user/predictions-summary', () => {
      requested.push('summary');
      return HttpResponse.json({ ...NO_SUMMARY, total: 19, won: 14 });
    }),
  );
  const page = createPage({ site: site(...remotes) });
  signIn(page.store);
  show(<ProfileFigures onLeave={onLeave} />, page);
}

test("the profile shows the player's figures, and closes for their record", async () => {
  showFigures('game');
  const link = await screen.findByRole('link', { name: 'Your record' });
  expect(screen.getAllByRole('definition')).toHaveLength(7);
  expect(link).toHaveAttribute('href', `/players/${PLAYER}`);
  fireEvent.click(link);
  expect(onLeave).toHaveBeenCalledTimes(1);
});

test('the profile offers the whole record as a file', async () => {
  showFigures('game');
  const link = await screen.findByRole('link', { name: 'Download as CSV' });
  expect(link).toHaveAttribute('href', `/api/players/${PLAYER}/record.csv`);
  expect(link).toHaveAttribute('download');
});

test('a site without the game reads no figures', () => {
  showFigures('dashboard');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(requested).not.toContain('summary');
});
