import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { freePort } from '../../api/test/free-port';
import { root } from '../../tools/root';
import type { Chain } from '../fixtures/chain';
import { deepUnless } from '../fixtures/deep';
import {
  commandsIn,
  documentedCommands,
  scriptOf,
  scriptsIn,
  variantsOf,
  type DocumentedCommand,
} from '../fixtures/documented-commands';
import type { Game } from '../fixtures/game';
import { ion } from '../fixtures/ion';
import { PUBLISHED, releasedFolder } from '../fixtures/released-folder';
import { test as base, expect } from '../fixtures/test';
import { ownPlace } from '../launcher/own-place';
import { npm } from '../releases/npm';

// Runs every command of the docs in a shell, as written there.

const test = base.extend<{ site: string }, { folders: Awaited<ReturnType<typeof releasedFolder>> }>(
  {
    folders: [
      async ({ browserName: _ }, use) => {
        const folders = await releasedFolder();
        await use(folders);
        await folders.remove();
      },
      { scope: 'worker', timeout: 600_000 },
    ],
    site: async ({ folders }, use) => use(await folders.copy()),
  },
);

/** The commands that run here and exit by themselves, with their expected output. */
const HERE: Readonly<Record<string, RegExp>> = {
  release: /0\.1\.0 runs in the host of the site[^]*its pages follow/,
  rollout: /The site has game (?:0\.0\.9, and \d+ % of the visitors )?0\.0\.10/,
  rollback: /The site has game 0\.0\.(?:8|10)/,
  disable: /It is off: Repairs/,
  enable: /The site has game 0\.0\.9/,
  remove: /The site has no game/,
  releases: /game +0\.0\.9 +everybody/,
  overrides: /allows (?:no override|overrides from)/,
  'check:against': /fit (?:http|\/)/,
  assemble: /has the host of this checkout|follow its site\.json/,
  'site-key': /UPDOWN_SITE_KEY=2026:/,
  recheck: /The events agree with the feed and the rules/,
  economics: /The best attacker takes/,
};

/** The commands that neither play, compute nor release: each first line of theirs is the sample of `npm test`. */
const QUICK = new Set([
  'disable',
  'releases',
  'overrides',
  'check:against',
  'assemble',
  'site-key',
]);

/** The benches in their smallest form, with their output, so that none breaks unseen. Their times decide nothing. */
const SMALLEST: Readonly<Record<string, readonly [line: string, output: RegExp]>> = {
  'bench:api': ['npm run bench:api -- --smallest', /plain Fastify[^]*The p99 of all reads/],
  'bench:indexer': ['npm run bench:indexer -- 500', /queryFilter/],
  'bench:years': ['npm run bench:years -w lab -- 500', /all rounds into memory/],
  'bench:page': ['npm run bench:page -- --smallest', /React commits/],
  'bench:federation': ['npm run bench:federation -- --smallest', /panel usable/],
  arena: ['npm run arena -w lab -- --rounds 2', /lone late bettor/],
};

/** The commands that run until Ctrl-C, with their output once ready. */
const UNTIL_STOPPED: Readonly<Record<string, RegExp>> = {
  dev: /UpDown is ready|Ready: /,
  gallery: /The gallery of the UI kit: /,
  'start:dashboard': /is ready/,
};

/** The test that runs the command, or the reason why no test does. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  start: 'e2e/specs/launcher.spec.ts',
  reset: 'e2e/specs/launcher.spec.ts',
  'operate:local': 'e2e/specs/operate.spec.ts',
  'new-remote': 'e2e/specs/new-remote.spec.ts',
  pack: 'e2e/specs/outside-remote.spec.ts',
  // It would leave the build of a preview for the other tests.
  preview: 'e2e/specs/outside-remote.spec.ts',
  flags: 'e2e/specs/steered-site.spec.ts',
  settings: 'e2e/specs/steered-site.spec.ts',
  renew: 'remote-kit/src/release/commands/renew.test.ts',
  'nginx-config': 'scripts/nginx-config.test.ts',
  lines: 'scripts/lines.test.ts',
  deploy: 'contracts/deploy/command.deep.test.ts',
  verify: 'contracts/deploy/command.deep.test.ts',
  timelock: 'contracts/deploy/command.deep.test.ts',
  'npx web-push': 'api/src/infra/settings/settings.test.ts',
  ...from('npm test is these', ['test', 'check', 'build', 'lint', 'typecheck', 'npx jest']),
  ...from('npm test is these', ['coverage', 'gas', 'gas:check', 'test:forge', 'mutation:planted']),
  ...from('test:deep is this run', ['test:deep', 'chaos']),
  ...from('it runs another one on a Node that npm fetches', ['lts', 'test:lts']),
  ...from('bench is the benches below', ['bench']),
  mutation: 'hours of measurements',
  ...from('npm run check compares what it writes', ['generate', 'texts', 'api-report', 'lock']),
  fit: 'it downloads prices',
  'npx lerna': 'it asks, tags and pushes',
};

function from(reason: string, scripts: readonly string[]): Record<string, string> {
  return Object.fromEntries(scripts.map((script) => [script, reason]));
}

/** A mention of the command in a sentence. Running it requires a site. */
const MENTION = 'npm run assemble';
/** It needs a team's own store and server, which other-origin.spec.ts has. */
const TO_OWN_STORE = / --at /;

const all = documentedCommands(root).filter(({ text }) => !/ …/.test(text));

/** Each distinct line, with the folder in which to type it. */
function linesOf(scripts: object): (DocumentedCommand & { readonly line: string })[] {
  const lines = all
    .filter(({ script }) => script in scripts)
    .flatMap((command) => variantsOf(command.text).map((line) => ({ ...command, line })))
    .filter(({ line }) => line !== MENTION && !TO_OWN_STORE.test(line));
  return [...new Map(lines.map((one) => [`${one.folder} ${one.line}`, one])).values()];
}

test('commands are found in blocks and sentences, as they are written', () => {
  const text = `Run \`npm run lock\`, not \`lock\`, or \`npm run release -w\nremote-game -- <site>\`.

\`\`\`sh
npm start         # serves the game
DEPLOYED_SITE=https://updown.example npm run dev -w remote-game
git commit
\`\`\`
`;
  expect(commandsIn(text)).toEqual([
    'npm start',
    'DEPLOYED_SITE=https://updown.example npm run dev -w remote-game',
    'npm run lock',
    'npm run release -w remote-game -- <site>',
  ]);
});

test('a command has a script, and a variant with and without its options', () => {
  const script = { folder: 'remote-game', script: 'dev' };
  expect(scriptOf('A=b npm run dev -w remote-game')).toEqual(script);
  expect(scriptOf('npm test')).toEqual({ folder: '', script: 'test' });
  expect(variantsOf('npm run releases -- <site> [--api <api>]…')).toEqual([
    'npm run releases -- <site>',
    'npm run releases -- <site> --api <api>',
  ]);
});

test('every command of the documents is a script of the package that it names', () => {
  const wrong = documentedCommands(root)
    .filter(({ script }) => !script.startsWith('npx '))
    .filter(({ folder, script }) => !scriptsIn(root, folder).includes(script))
    .map(({ document, text }) => `${document}: ${text}`);
  expect(wrong).toEqual([]);
});

test('every command of the documents is run by a test, or has a reason why not', () => {
  const known = { ...HERE, ...SMALLEST, ...UNTIL_STOPPED, ...ELSEWHERE };
  const left = all.filter(({ script }) => !(script in known)).map(({ text }) => text);
  expect(left).toEqual([]);
  const documented = new Set(all.map(({ script }) => script));
  expect(Object.keys(known).filter((script) => !documented.has(script))).toEqual([]);
  const files = Object.values(ELSEWHERE).filter((where) => /\.ts$/.test(where));
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

const seen = new Set<string>();
for (const { line, script, folder, document } of linesOf(HERE)) {
  const isFirst = !seen.has(script);
  seen.add(script);
  // The first of each kind is the sample, except the commands that compute or play, or release.
  const isSample = isFirst && QUICK.has(script);
  test(`${document}: ${line}`, deepUnless(isSample), async ({ site, stack, api, game, chain }) => {
    const round = script === 'recheck' ? await aRound(game, chain) : '';
    const { contracts } = await api.config();
    const visited = await manyVisitors();
    const typed = line
      .replaceAll('<site>', site)
      .replaceAll('<folder>', `${site}-new`)
      .replaceAll('<remote>', 'game')
      .replaceAll('<version>', PUBLISHED)
      .replaceAll('<percent>', '20')
      .replaceAll('<reason>', 'Repairs')
      .replaceAll('<seconds>', '1')
      .replaceAll('<origin>', 'http://localhost:3000')
      .replaceAll('https://updown.example', stack.siteUrl)
      .replaceAll(
        /<api>|http:\/\/10\.0\.0\.11:4000/g,
        / --auto /.test(line) ? visited.url : stack.apiUrl,
      )
      .replaceAll('<name>', 'chainlink-base')
      .replaceAll('<round>', round)
      .replaceAll('<node>', stack.chainUrl)
      .replaceAll('<game>', contracts.game);
    expect(typed).not.toMatch(/[<>…]/);
    const { code, output } = await npm(typed, / -w /.test(typed) ? root : join(root, folder));
    visited.stop();
    expect(output).toMatch(HERE[script]!);
    // The settings assessment reports by its exit code that their house can be farmed.
    const codes = line.startsWith('npm run economics -- ') ? [0, 1] : [0];
    expect(codes, output).toContain(code);
  });
}

for (const [line, output] of Object.values(SMALLEST)) {
  test(line, async () => {
    test.setTimeout(240_000);
    const bench = await npm(line);
    expect(bench.code, bench.output).toBe(0);
    expect(bench.output).toMatch(output);
  });
}

/** Stands for the API of a site with visitors: on each read, thirty more have the published version. */
async function manyVisitors() {
  let started = 0;
  const server = createServer((_request, response) => {
    started += 30;
    const labels = `remote="game",version="${PUBLISHED}",outcome="started"`;
    response.end(`updown_remote_sessions_total{${labels}} ${started}\n`);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => void server.close() };
}

/** A finished round with stakes. */
async function aRound(game: Game, chain: Chain): Promise<string> {
  const round = await game.newRound();
  const player = (await chain.accounts()).at(-2)!;
  await game.fund(player);
  await chain.predict(player, true, ion(30_000));
  await game.endRound(round, 1);
  return String(round.id);
}

const place = ownPlace();

for (const { line, script } of linesOf(UNTIL_STOPPED)) {
  test(`${line} runs until Ctrl-C`, deepUnless(false), async ({ stack }) => {
    const [, site, command = ''] = /^(?:DEPLOYED_SITE=(\S+) )?npm (.*)$/.exec(line) ?? [];
    const env = {
      DASHBOARD_PORT: String(await freePort()),
      GALLERY_PORT: String(await freePort()),
      ...(site && { DEPLOYED_SITE: stack.siteUrl }),
    };
    const launcher = place.npm(command.split(' '), { env });
    await expect.poll(() => launcher.output, { timeout: 240_000 }).toMatch(UNTIL_STOPPED[script]!);
    launcher.interrupt();
    await launcher.ended();
  });
}
