import { join } from 'node:path';
import { commandsIn, documentedCommands, scriptOf, scriptsIn, variantsOf } from './commands';

const root = join(__dirname, '..', '..');

test('finds the commands in blocks and sentences, as they are written', () => {
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
  expect(scriptOf('A=b npm run dev -w remote-game')).toEqual({
    folder: 'remote-game',
    script: 'dev',
  });
  expect(scriptOf('npm test')).toEqual({ folder: '', script: 'test' });
  expect(variantsOf('npm run releases -- <site> [--api <api>]…')).toEqual([
    'npm run releases -- <site>',
    'npm run releases -- <site> --api <api>',
  ]);
});

test('every command of the documents is a script of the package that it names', () => {
  const wrong = documentedCommands(root)
    .filter(
      ({ folder, script }) =>
        !script.startsWith('npx ') && !scriptsIn(root, folder).includes(script),
    )
    .map(({ document, text }) => `${document}: ${text}`);
  expect(wrong).toEqual([]);
});
