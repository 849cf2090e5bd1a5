import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseBudgets, remoteBudgets } from '../../webpack/budgets';
import { makeRemote } from './make-remote';

const templates = join(__dirname, '..', 'template');

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'new-remote-'));
});
afterEach(() => rm(root, { recursive: true }));

const kinds = ['inside', 'outside'] as const;

function make(name: string, kind: (typeof kinds)[number] = 'inside') {
  return makeRemote({ parent: root, templates, kind }, name);
}

test.each(kinds)(
  'a new remote %s has its name in every file, and nothing else changes',
  async (kind) => {
    const files = await make('top-players', kind);
    expect(await readdir(root)).toEqual(['remote-top-players']);
    expect(files).toContain(join('src', 'top-players', 'top-players.tsx'));
    for (const file of files) {
      expect(await readFile(join(root, 'remote-top-players', file), 'utf8')).not.toMatch(/__\w+__/);
    }
    const text = await readFile(join(root, 'remote-top-players', 'contributes.json'), 'utf8');
    expect(JSON.parse(text)).toMatchObject({
      pages: [{ path: '/top-players', title: { en: 'Top players' }, module: 'TopPlayers' }],
      places: [{ place: 'game.aside', module: 'TopPlayersAside' }],
    });
  },
);

test.each(kinds)('a new remote %s has budgets', async (kind) => {
  await make('board', kind);
  const text = await readFile(join(root, 'remote-board', 'package.json'), 'utf8');
  const { budgets } = JSON.parse(text) as { budgets: unknown };
  expect(parseBudgets(remoteBudgets, 'remote-board', budgets)).toMatchObject({ entry: 8 });
});

test.each(['Top', '../x', '', '1st', 'api', 'remotes'])(
  "'%s' is refused as a name, with the reason",
  async (name) => {
    await expect(make(name)).rejects.toThrow('cannot be the name of a remote');
    expect(await readdir(root)).toEqual([]);
  },
);

test('a remote that exists is not overwritten', async () => {
  await make('board');
  await expect(make('board')).rejects.toThrow('There is a folder remote-board already');
});
