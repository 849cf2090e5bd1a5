import { join } from 'node:path';
import { uncovered } from './lcov';
import { sourcesWithCode } from './sources';

function record(file: string, ...lines: string[]): string {
  return `TN:\nSF:${file}\n${lines.join('\n')}\nend_of_record\n`;
}

const game = record('src/Game.sol', 'DA:3,17', 'DA:4,2', 'BRDA:4,0,0,1', 'BRDA:4,0,1,1');

test('a report of full coverage gives an empty list', () => {
  expect(uncovered(game, ['src/Game.sol'])).toEqual([]);
});

test('uncovered lines and branches are listed', () => {
  const lcov = record('src/Game.sol', 'DA:3,0', 'DA:4,2', 'BRDA:4,0,0,-', 'BRDA:5,0,1,0');
  expect(uncovered(lcov, ['src/Game.sol'])).toEqual([
    'src/Game.sol:3',
    'src/Game.sol:4',
    'src/Game.sol:5',
  ]);
});

test('a source that the report leaves out is listed, also for an empty report', () => {
  expect(uncovered(game, ['src/Game.sol', 'src/Feed.sol'])).toEqual([
    'src/Feed.sol: not in the report',
  ]);
  expect(uncovered(record('src/Feed.sol') + game, ['src/Feed.sol'])).toEqual([
    'src/Feed.sol: not in the report',
  ]);
  expect(uncovered('', ['src/Game.sol'])).toEqual(['src/Game.sol: not in the report']);
});

test('files outside src do not count', () => {
  expect(uncovered(game + record('test/Fake.sol', 'DA:1,0'), ['src/Game.sol'])).toEqual([]);
});

test('every source except the interfaces has code', () => {
  const sources = sourcesWithCode(join(__dirname, '..'));
  expect(sources).toEqual(
    expect.arrayContaining(['src/GameToken.sol', 'src/PredictionGame.sol', 'src/PriceFeed.sol']),
  );
  expect(sources).toContain(join('src', 'libraries', 'Payouts.sol'));
  expect(sources.filter((file) => file.includes('interfaces'))).toEqual([]);
});
