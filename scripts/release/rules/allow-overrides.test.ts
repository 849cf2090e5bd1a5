import { siteText } from '../site/change-descriptor';
import { allowOverrides } from './allow-overrides';
import type { SiteDescriptor } from '@updown/shared/site';

const site: SiteDescriptor = { schema: 2, serial: 1, remotes: {} };
const LOCAL = 'http://localhost:3000';

test('a site allows exactly the origins that are named, and none by default', () => {
  const allowing = allowOverrides(site, [LOCAL, LOCAL]);
  expect(allowing.overrides).toEqual([LOCAL]);
  expect(allowOverrides(allowing, [LOCAL])).toBe(allowing);
  expect(allowOverrides(allowing, [])).toEqual(site);
  expect(allowOverrides(site, [])).toBe(site);
});

test.each([
  'http://dev.example',
  '*',
  "https://a.example; script-src 'unsafe-inline'",
  'https://a.example/path',
])('the descriptor takes no %s', async (origin) => {
  await expect(siteText(allowOverrides(site, [origin]), undefined)).rejects.toThrow(
    'It is not an origin',
  );
});
