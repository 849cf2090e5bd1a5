import { containerName } from './container-name';

test.each([
  ['1.4.0', 'game_1_4_0'],
  ['2.0.0-rc.1', 'game_2_0_0_rc_1'],
])('version %s of the game is the global %s', (version, name) => {
  expect(containerName('game', version)).toBe(name);
});

test('a name with hyphens becomes an identifier', () => {
  expect(containerName('top-players', '1.4.0')).toBe('top__players_1_4_0');
});
