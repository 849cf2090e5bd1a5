import { PageVitals, type LoadedVersion } from './measure-vitals';

const game: LoadedVersion = {
  remote: 'game',
  version: '0.2.0',
  folder: 'https://updown.example/files/game/0.2.0/',
  loadMs: 812.4,
};
const chart = { ...game, remote: 'chart', folder: 'https://updown.example/files/chart/0.2.0/' };

function measured(...loaded: LoadedVersion[]) {
  return new PageVitals(() => loaded);
}

test('a figure belongs to the version in whose place it was measured, and is reported once', () => {
  const vitals = measured(game, chart);
  vitals.record('game 0.2.0', 'inp', 40);
  vitals.record('game 0.2.0', 'inp', 176);
  vitals.record('chart 0.2.0', 'lcp', 1234.5);
  vitals.record('page', 'inp', 900);
  expect(vitals.take()).toEqual([
    { remote: 'game', version: '0.2.0', load: 812, cls: 0, inp: 176 },
    { remote: 'chart', version: '0.2.0', load: 812, cls: 0, lcp: 1235 },
  ]);
  vitals.record('game 0.2.0', 'inp', 500);
  vitals.record('chart 0.2.0', 'inp', 24);
  expect(vitals.take()).toEqual([{ remote: 'chart', version: '0.2.0', inp: 24 }]);
  expect(vitals.take()).toEqual([]);
});

test('the shift of the page belongs to the place of its largest part', () => {
  const vitals = measured(game, chart);
  vitals.recordShift('chart 0.2.0', 0.01);
  vitals.recordShift('game 0.2.0', 0.123456);
  expect(vitals.take().map(({ cls }) => cls)).toEqual([0.1235, 0]);
});

test('the longest task of the scripts in the folder of a version is its long task', () => {
  const vitals = measured(game);
  vitals.recordTask(`${game.folder}panel.js`, 60);
  vitals.recordTask(`${game.folder}panel.js`, 140.2);
  vitals.recordTask(`${game.folder}panel.js`, 80);
  vitals.recordTask('https://updown.example/main.js', 900);
  expect(vitals.take()[0]).toMatchObject({ longTask: 140 });
});

test('a version that this page has not loaded is not reported', () => {
  const vitals = measured();
  vitals.record('game 0.2.0', 'inp', 40);
  expect(vitals.take()).toEqual([]);
});
