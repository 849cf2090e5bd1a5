/**
 * `npm run chaos` runs the operated stack under load while its parts fail. `--short` runs only a few faults, as in the
 * tests. `--rest` is how many seconds it first runs without a fault.
 */
import { writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { format } from 'oxfmt';
import { root } from '../../tools/root';
import { faults } from './faults';
import { runChaos } from './run';
import { tableOf } from './table';

const { values } = parseArgs({
  options: { short: { type: 'boolean' }, rest: { type: 'string', default: '600' } },
});
const isShort = values.short === true;
const options = isShort
  ? { connections: 10, streams: 4, settleSeconds: 0.5, restSeconds: 0 }
  : { connections: 50, streams: 20, settleSeconds: 5, restSeconds: Number(values.rest) };
const chosen = isShort ? faults.filter((fault) => fault.isShort) : faults;

const outcome = await runChaos(chosen, { ...options, report: (line) => console.error(line) });
const table = tableOf(outcome);
const lost = outcome.rows.reduce((sum, row) => sum + row.lost, 0);
const { predictions, streams } = outcome;
const alertProblems = outcome.rows.flatMap((row) =>
  row.alertProblems.map((problem) => `- ${row.fault}: ${problem}`),
);
const summary = `${predictions} predictions were made. ${lost} rows of the index differ from the chain. The event streams missed ${streams.missed} predictions and
sent ${streams.disordered} events out of order.`;
const alerts =
  alertProblems.length > 0
    ? `Alerts that were not right:\n\n${alertProblems.join('\n')}`
    : 'No other page came, and none at rest.';
const { queries } = outcome;
const dashboards =
  queries === undefined
    ? ''
    : `Prometheus answered all ${queries.asked} queries of the dashboards. ${queries.empty.length === 0 ? 'Each had data.' : `Without data were ${queries.empty.map((query) => `\`${query}\``).join(', ')}.`}`;
console.log(`${table}\n\n${summary}\n\n${dashboards}\n\nlost: ${lost}`);

const [cpu] = cpus();
const text = `# What happens when a part fails

\`npm run chaos\` starts the production stack (nginx, two API processes, PostgreSQL, a local chain) under ${options.connections} connections,
${options.streams} event streams and players who play rounds on the chain, with Prometheus and Alertmanager beside it. It makes
the parts fail one by one, and writes this page. After every fault it compares each row of the index with the chain; a
single difference fails the run.

Each fault must raise the alert that names its cause within 30 s of its beginning ([rules](../operations/monitoring/rules.yml),
[runbooks](runbooks/README.md)), and no other that wakes somebody. The first row is ${options.restSeconds / 60} minutes without a fault and without
any alert. Nobody notices a frozen master of nginx, because its workers serve. In an incident the run does what the operator does:
it waits for the alert, runs the commands of the runbook as they are written there, and does nothing else.

A request has failed if it got no answer within 10 s, or a status of 500 or more. Recovery is the time from the end of
the fault (the kill, or the moment when a frozen process resumes) until both processes are ready, one indexes, one is
the keeper, and nginx answers a read that needs the database. A killed chain resumes from its last saved state, so the
blocks since then disappear from the chain and then from the database.

${table}

${summary}

${alerts}

${dashboards}

Measured on ${new Date().toISOString().slice(0, 10)} with ${cpus().length} × ${cpu?.model.trim() ?? 'an unknown processor'} and Node ${process.versions.node}; load, players and stack share the
machine, whose load average was about ${Math.round(loadavg()[0] ?? 0)}.
`;
if (!isShort) {
  const file = join(root, 'docs', 'chaos.md');
  await writeFile(file, (await format(file, text)).code);
}
process.exitCode = lost + streams.missed + streams.disordered + alertProblems.length > 0 ? 1 : 0;
process.exit();
