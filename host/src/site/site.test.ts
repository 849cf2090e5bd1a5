import { release, site } from '../../testing/page';
import { withoutDisabled } from './site';

test("the page's address switches remotes off for that page", () => {
  const { game, chart, dashboard } = withoutDisabled(
    site('game', 'chart', 'dashboard'),
    '?disable-remotes=chart,game,shop',
  ).remotes;
  const off = { status: 'off', reason: "Disabled by this page's URL." };
  // Their places show the reason.
  expect(game).toEqual({ ...off, contributes: release('game').contributes });
  expect(chart).toEqual({ ...off, contributes: release('chart').contributes });
  expect(dashboard).toMatchObject({ status: 'on' });
});

test('another address leaves the site as it is', () => {
  const whole = site('game');
  expect(withoutDisabled(whole, '?lang=es')).toBe(whole);
});
