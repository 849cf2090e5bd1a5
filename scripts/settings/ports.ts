import { createServer } from 'node:net';
import { Problem } from '../lib/problem';
import { ports, type PortName } from './settings';

/** The problem of a port that another program uses, with the way to choose another. */
export function takenPort(name: PortName, port: number): Problem {
  const { variable, owner } = ports[name];
  const command = name === 'dashboardPort' ? 'npm run start:dashboard' : 'npm start';
  return new Problem(
    `Port ${port}, which ${owner} would use, is taken by another program.\n` +
      `End that program, or choose another port: ${variable}=${port + 1} ${command}`,
  );
}

function isTaken(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    // A machine without IPv6 reports an unavailable address instead.
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'EADDRINUSE'));
    probe.listen(port, host, () => probe.close(() => resolve(false)));
  });
}

/** Throws a problem if another program uses one of the ports. */
export async function checkPorts(
  wanted: Readonly<Partial<Record<PortName, number>>>,
): Promise<void> {
  for (const name of Object.keys(ports) as PortName[]) {
    const port = wanted[name];
    if (port === undefined) continue;
    for (const host of ['127.0.0.1', '::1']) {
      if (await isTaken(port, host)) throw takenPort(name, port);
    }
  }
}
