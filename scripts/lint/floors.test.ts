import { floors } from './floors.cjs';
import { arrowsOf, circles, floorOf, sourcesOf } from './imports';
import { messagesFor } from './lint-messages';

const packages = Object.entries(floors);

test.each(packages)('each room of %s has its floor, and each floor a room', (folder, rooms) => {
  const found = sourcesOf(folder, rooms).map((path) => rooms[floorOf(path, rooms)] ?? path);
  expect([...new Set(found)].sort()).toEqual([...rooms].sort());
});

test.each(packages)('no two folders of %s import each other', (folder, rooms) => {
  expect(circles(arrowsOf(folder, rooms))).toEqual([]);
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

test('lint refuses an import of the lab outside of it', () => {
  const line = "import { table } from '../lab/farming/table';\n";
  expect(messagesFor('scripts/new.ts', line).map(([, message]) => message)).toContainEqual(
    expect.stringContaining('nothing stands on the lab'),
  );
}, 60_000);

test('a test of a page may render the rooms above its own', () => {
  const line = "import { GamePanel } from '../game-panel/game-panel';\n";
  const messages = messagesFor('remote-game/src/ticket/new.test.tsx', line);
  expect(messages.filter(([, message]) => message.includes('restricted zone'))).toEqual([]);
}, 60_000);
