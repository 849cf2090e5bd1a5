// Runs a command that must not outlive us: `node guard.mjs <command> …`, with an IPC channel to the launcher.
// It stands in for `setpriv --pdeathsig` where the system has none.
import { spawn } from 'node:child_process';

const [command, ...args] = process.argv.slice(2);
const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });

const end = () => child.kill('SIGTERM');
process.on('disconnect', end);
process.on('SIGTERM', end);
process.on('SIGINT', end);
child.on('error', (error) => {
  console.error(error.message);
  process.exit(127);
});
child.on('exit', (code) => process.exit(code ?? 1));
