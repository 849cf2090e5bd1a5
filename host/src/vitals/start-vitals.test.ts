import { release, site } from '../../testing/page';
import { isMeasured } from './start-vitals';

test('a sample of the pages measures, and each one while a version is being rolled out', () => {
  const calm = site('game', 'chart');
  expect(isMeasured(calm, 0.24)).toBe(true);
  expect(isMeasured(calm, 0.25)).toBe(false);
  const game = { ...release('game'), next: { ...release('game'), share: 5 } };
  const rollout = { ...calm.remotes, game: { status: 'on', remote: game } as const };
  expect(isMeasured({ remotes: rollout }, 0.99)).toBe(true);
});
