import { readFileSync } from 'node:fs';
import { availableParallelism, constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sourcesWithCode } from '@updown/contracts/sources';
import { describeMutant, mutantsOf, plant } from './operators';
import { planted, plantByHand } from './planted';
import { openRecord, type Verdict } from './record';
import { explainedSurvivors } from './survivors';
import { complaints } from './verdict';
import { conditionsIn, openWorkspace } from './workspace';

// Plants every mutant in a copy of the contracts, one at a time and a copy per core, and runs the tests. The tests must
// fail for each mutant. An interrupted run resumes after its last verdict.
const root = fileURLToPath(new URL('../../contracts', import.meta.url));
const verdicts = fileURLToPath(new URL('../.cache/mutation.jsonl', import.meta.url));
const only = process.argv.slice(2);
const sources = sourcesWithCode(root);
const files = sources.filter(
  (name) => only.length === 0 || only.some((part) => name.includes(part)),
);
if (files.length === 0) {
  console.error(`No source matches ${only.join(' or ')}. The sources are:\n${sources.join('\n')}`);
  process.exit(1);
}

const record = openRecord(verdicts, conditionsIn(root));
const mutants = files.flatMap((file) => {
  const source = readFileSync(join(root, file), 'utf8');
  const made = mutantsOf(source).map((mutant) => ({
    text: plant(source, mutant),
    description: describeMutant(source, mutant),
  }));
  const byHand = planted
    .filter((bug) => bug.file === file)
    .map((bug) => ({ text: plantByHand(source, bug), description: `planted: ${bug.name}` }));
  return [...made, ...byHand].map((mutant) => ({ file, source, ...mutant }));
});
const first = sources[0]!;
const unchanged = readFileSync(join(root, first), 'utf8');
const withoutMutant = { file: first, source: unchanged, text: unchanged, description: 'no mutant' };
const queue = [withoutMutant, ...mutants].filter(({ file, text }) => !record.find(file, text));
console.log(`${mutants.length} mutants, ${queue.length} to test.`);

const open = new Set<{ close: () => void }>();

async function work(): Promise<void> {
  const workspace = await openWorkspace(root);
  open.add(workspace);
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { file, source, text, description } = next;
    workspace.write(file, text);
    const verdict = await workspace.test();
    workspace.write(file, source);
    if (next === withoutMutant && verdict.result !== 'survived') {
      throw new Error(`The tests fail without any mutant, in ${verdict.killer}.`);
    }
    record.add(file, text, verdict);
    console.log(
      `${queue.length} left, ${file}: ${description}: ${Object.values(verdict).join(' by ')}`,
    );
  }
}

function closeAll(): void {
  for (const workspace of open) workspace.close();
}

function closeAndExit(): never {
  closeAll();
  process.exit(130);
}
process.on('SIGINT', closeAndExit);
process.on('SIGTERM', closeAndExit);

setPriority(constants.priority.PRIORITY_LOW);
const workers = Math.min(queue.length, availableParallelism());
try {
  await Promise.all(Array.from({ length: workers }, work));
} finally {
  closeAll();
}

function withResult(result: Verdict['result']) {
  return mutants.filter(({ file, text }) => record.find(file, text)?.result === result);
}

const killed = withResult('killed').length;
const survivors = withResult('survived');
const unbuildable = withResult('unbuildable').length;
for (const { file, description } of survivors) {
  const reason = explainedSurvivors[file]?.[description];
  console.log(`survived: ${file}: ${description}${reason ? ` (${reason})` : ''}`);
}
console.log(
  `${killed + survivors.length} mutants, ${killed} killed, ${survivors.length} survived, ${unbuildable} did not compile.`,
);
const whole = files.length === sources.length;
const found = complaints({ files, whole, killed, survivors }, explainedSurvivors);
if (found.length > 0) {
  console.error(found.join('\n\n'));
  process.exitCode = 1;
}
