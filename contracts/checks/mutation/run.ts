import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sourcesWithCode } from '../sources';
import { describeMutant, mutantsOf, plant } from './operators';
import { explainedSurvivors } from './survivors';
import { complaints, type Run } from './verdict';
import { openWorkspace } from './workspace';

// Plants every mutant, one at a time, in a copy of the contracts, and runs the tests: each must fail. Takes a while.
const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const only = process.argv[2];
const sources = sourcesWithCode(root);
const files = sources.filter((name) => !only || name.includes(only));
if (files.length === 0) {
  console.error(`No source is called like ${only}. There are:\n${sources.join('\n')}`);
  process.exit(1);
}

const workspace = openWorkspace(root);
const counts = { killed: 0, survived: 0, unbuildable: 0 };
const survivors: Array<Run['survivors'][number]> = [];

const closeAndExit = (): never => {
  workspace.close();
  process.exit(130);
};
process.on('SIGINT', closeAndExit);
process.on('SIGTERM', closeAndExit);

try {
  if (!(await workspace.passesAll())) throw new Error('The tests fail without any mutant.');
  for (const file of files) {
    const source = readFileSync(join(root, file), 'utf8');
    for (const mutant of mutantsOf(source)) {
      workspace.write(file, plant(source, mutant));
      const result = await workspace.test();
      counts[result] += 1;
      if (result !== 'survived') continue;
      const description = describeMutant(source, mutant);
      const reason = explainedSurvivors[file]?.[description];
      survivors.push({ file, description });
      console.log(`survived: ${file}: ${description}${reason ? ` (${reason})` : ''}`);
    }
    workspace.write(file, source);
    console.log(`${file}: ${JSON.stringify(counts)}`);
  }
} finally {
  workspace.close();
}

const { killed, survived, unbuildable } = counts;
console.log(
  `${killed + survived} mutants, ${killed} killed, ${survived} survived, ${unbuildable} did not compile.`,
);
const found = complaints(
  { files, whole: files.length === sources.length, killed, survivors },
  explainedSurvivors,
);
if (found.length > 0) {
  console.error(found.join('\n\n'));
  process.exitCode = 1;
}
