/** `npm run simulate -w api -- [first seed] [how many]` runs the simulation, and prints each seed that fails. */
import { noFaults } from '../../api/test/scripted/faults';
import { createDatabase } from './database';
import { runSeed } from './run-seed';

const [first = '1', count = '200'] = process.argv.slice(2);
const faults = noFaults();
const database = await createDatabase((statement) => faults.kills(statement));
const failed: number[] = [];
for (let seed = Number(first); seed < Number(first) + Number(count); seed++) {
  const problems = await runSeed(seed, database, faults);
  if (seed % 500 === 0) console.error(`${new Date().toISOString()} seed ${seed}`);
  if (problems.length === 0) continue;
  failed.push(seed);
  console.error(`Seed ${seed} fails:\n${problems.join('\n')}`);
}
await database.close();
const { struck, deepestReorganisation } = faults;
console.log(JSON.stringify({ ...struck, deepestReorganisation }));
console.log(`${count} seeds from ${first} on: ${failed.length} failed.`);
process.exitCode = failed.length > 0 ? 1 : 0;
