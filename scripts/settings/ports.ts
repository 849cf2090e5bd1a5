import { createServer } from 'node:net';
import { Problem } from '../lib/problem';
import { portVariables, type PortName } from './settings';

const uses: Record<PortName, string> = {
  sitePort: 'the site',
  dashboardPort: "the dashboard's site",
  apiPort: 'the API',
  chainPort: 'the local chain',
};

/** The problem of a port that another program uses, with the way to choose another. */
export function takenPort(name: PortName, port: number): Problem {
  const variable = portVariables[name];
  const command = name === 'dashboardPort' ? 'npm run start:dashboard' : 'npm start';
  return new Problem(
    `Port ${port}, which ${uses[name]} would use, is taken by another program.\n` +
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
  ports: Readonly<Partial<Record<PortName, number>>>,
): Promise<void> {
  for (const name of Object.keys(portVariables) as PortName[]) {
    const port = ports[name];
    if (port === undefined) continue;
    for (const host of ['127.0.0.1', '::1']) {
      if (await isTaken(port, host)) throw takenPort(name, port);
    }
  }
}
