import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { floors } from './floors.cjs';
import { messagesFor } from './lint-messages';

const root = join(__dirname, '..', '..');
const packages = Object.entries(floors);
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.js'];

/** The sources of a package, without its tests and their harness; paths in the package. */
function sourcesOf(folder: string, rooms: readonly string[]): string[] {
  const paths = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  return paths.filter((path) => {
    const harness = path.split('/').indexOf('testing');
    const isTest = path.includes('.test.') || (harness >= 0 && !rooms.includes('testing'));
    return /(?<!\.d)\.tsx?$/.test(path) && !isTest;
  });
}

/** The files that a source imports, types among them. */
function importsOf(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'));
  return importedFiles.flatMap(({ fileName }) => {
    if (!fileName.startsWith('.')) return [];
    const path = join(dirname(file), fileName);
    return ENDINGS.map((ending) => `${path}${ending}`).find((each) => existsSync(each)) ?? [];
  });
}

test.each(packages)('each room of %s has its floor, and each floor a room', (folder, rooms) => {
  const files = rooms.includes('*.ts') ? '*.ts' : undefined;
  const found = sourcesOf(folder, rooms).map((path) => {
    const [room = '', inside] = path.split('/');
    return inside === undefined ? (files ?? room) : room;
  });
  expect([...new Set(found)].sort()).toEqual([...rooms].sort());
});

test.each(packages)('no two folders of %s import each other', (folder, rooms) => {
  const whole = join(root, folder);
  const arrows = new Set(
    sourcesOf(folder, rooms).flatMap((path) =>
      importsOf(join(whole, path))
        .map((file) => [dirname(path), dirname(relative(whole, file))])
        .filter(([from, to]) => from !== to && from !== '.' && to !== '.' && !to!.startsWith('..'))
        .map(([from, to]) => `${from} > ${to}`),
    ),
  );
  const back = (arrow: string) => arrow.split(' > ').reverse().join(' > ');
  expect([...arrows].filter((arrow) => arrows.has(back(arrow)))).toEqual([]);
});

test.each([
  ['site', 'host/src/site/new.ts', "import { useHost } from '../host-context';"],
  ['wallet', 'shared/src/wallet/new.ts', "import type { RootState } from '../store/root-state';"],
  ['store', 'remote-kit/src/release/store/new.ts', "import { readSite } from '../site/read-site';"],
  ['pages', 'remote-kit/src/pages/new.ts', "import { inTurns } from '../release/fetch-text';"],
  ['build', 'scripts/build/new.ts', "import { run } from '../build';"],
])(
  'lint refuses an import from above: %s',
  (room, file, line) => {
    const [refused, ...others] = messagesFor(file, `${line}\n`).filter(([, message]) =>
      message.includes('restricted zone'),
    );
    expect(refused).toEqual([1, expect.stringContaining(`${room} is below `)]);
    expect(others).toEqual([]);
  },
  60_000,
);

test('lint refuses an import of the project in tools', () => {
  const line = "import { api } from '../shared/src/api/api';\n";
  expect(messagesFor('tools/new.ts', line).map(([, message]) => message)).toContainEqual(
    expect.stringContaining('tools is the ground'),
  );
}, 60_000);

test('a test of a page may render the rooms above its own', () => {
  const line = "import { GamePanel } from '../game-panel/game-panel';\n";
  const messages = messagesFor('remote-game/src/ticket/new.test.tsx', line);
  expect(messages.filter(([, message]) => message.includes('restricted zone'))).toEqual([]);
}, 60_000);
