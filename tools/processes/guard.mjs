// `node guard.mjs <command> …` runs a command that must not outlive the launcher, which it watches by an IPC channel.
// It replaces `setpriv --pdeathsig` on systems without it.
import { spawn } from 'node:child_process';

const [command, ...args] = process.argv.slice(2);
const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
for (const event of ['disconnect', 'SIGTERM', 'SIGINT']) process.on(event, () => child.kill());
child.on('exit', (code) => process.exit(code ?? 1));
