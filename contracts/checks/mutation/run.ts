import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describeMutant, mutantsOf, plant } from './operators';
import { explainedSurvivors } from './survivors';
import { openWorkspace } from './workspace';

// Plants every mutant, one at a time, in a copy of the contracts, and runs the tests: each must fail. Takes a while.
const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const leastShare = 0.95;

const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.sol') && !file.includes('interfaces'))
  .map((file) => join('src', file))
  .sort();

const only = process.argv[2];
const workspace = openWorkspace(root);
const counts = { killed: 0, survived: 0, unbuildable: 0 };
const unexplained: string[] = [];

const closeAndExit = (): never => {
  workspace.close();
  process.exit(130);
};
process.on('SIGINT', closeAndExit);
process.on('SIGTERM', closeAndExit);

try {
  if (!(await workspace.passesAll())) throw new Error('The tests fail without any mutant.');
  for (const file of sources.filter((name) => !only || name.includes(only))) {
    const source = readFileSync(join(root, file), 'utf8');
    for (const mutant of mutantsOf(source)) {
      workspace.write(file, plant(source, mutant));
      const result = await workspace.test();
      counts[result] += 1;
      if (result !== 'survived') continue;
      const description = describeMutant(source, mutant);
      const reason = explainedSurvivors[file]?.[description];
      if (!reason) unexplained.push(`${file}: ${description}`);
      console.log(`survived: ${file}: ${description}${reason ? ` (${reason})` : ''}`);
    }
    workspace.write(file, source);
    console.log(`${file}: ${JSON.stringify(counts)}`);
  }
} finally {
  workspace.close();
}

const planted = counts.killed + counts.survived;
const share = counts.killed / planted;
console.log(
  `${planted} mutants, ${counts.killed} killed (${(share * 100).toFixed(1)} %), ${counts.unbuildable} did not compile.`,
);
if (share < leastShare || unexplained.length > 0) {
  console.error(`Survivors without a reason:\n${unexplained.join('\n')}`);
  process.exitCode = 1;
}
