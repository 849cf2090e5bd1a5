/**
 * `npm run chaos` runs the operated stack under load while its parts fail. `--short` runs only a few faults, as in the
 * tests.
 */
import { writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { root } from '../../scripts/lib/root';
import { faults } from './faults';
import { runChaos } from './run';
import { tableOf } from './table';

const isShort = process.argv.includes('--short');
const options = isShort
  ? { connections: 10, streams: 4, settleSeconds: 0.5 }
  : { connections: 50, streams: 20, settleSeconds: 5 };
const chosen = isShort ? faults.filter((fault) => fault.isShort) : faults;

const outcome = await runChaos(chosen, { ...options, report: (line) => console.error(line) });
const table = tableOf(outcome);
const lost = outcome.rows.reduce((sum, row) => sum + row.lost, 0);
const { predictions, streams } = outcome;
const summary = `${predictions} predictions were made. ${lost} rows of the index differ from the chain. The event streams missed ${streams.missed} predictions and
sent ${streams.disordered} events out of order.`;
console.log(`${table}\n\n${summary}\n\nlost: ${lost}`);

const [cpu] = cpus();
const text = `# What happens when a part fails

\`npm run chaos\` starts the production stack (nginx, two API processes, PostgreSQL, a local chain) under ${options.connections} connections,
${options.streams} event streams and players who play rounds on the chain. It makes the parts fail one by one, and writes this page.
After every fault it compares each row of the index with the chain; a single difference fails the run.

A request has failed if it got no answer within 10 s, or a status of 500 or more. Recovery is the time from the end of
the fault (the kill, or the moment when a frozen process resumes) until both processes are ready, one indexes, one is
the keeper, and nginx answers a read that needs the database. A killed chain resumes from its last saved state, so the
blocks since then disappear from the chain and then from the database.

${table}

${summary}

Measured on ${new Date().toISOString().slice(0, 10)} with ${cpus().length} × ${cpu?.model.trim() ?? 'an unknown processor'} and Node ${process.versions.node}; load, players and stack share the
machine, whose load average was about ${Math.round(loadavg()[0] ?? 0)}.
`;
if (!isShort) {
  const file = join(root, 'docs', 'chaos.md');
  await writeFile(file, (await format(file, text)).code);
}
process.exitCode = lost + streams.missed + streams.disordered > 0 ? 1 : 0;
process.exit();
