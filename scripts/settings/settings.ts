import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { Problem } from '../../tools/problem';
import { root } from '../../tools/root';

/** What a run listens on: the variable that chooses the port, the usual one, and whose it is. */
const ports = {
  sitePort: { variable: 'SITE_PORT', usual: 3000, owner: 'the site' },
  /** Of the site with the dashboard alone. */
  dashboardPort: { variable: 'DASHBOARD_PORT', usual: 3001, owner: "the dashboard's site" },
  apiPort: { variable: 'API_PORT', usual: 4000, owner: 'the API' },
  chainPort: { variable: 'CHAIN_PORT', usual: 8545, owner: 'the local chain' },
} as const;

type PortName = keyof typeof ports;

/** The site to serve: the whole one, or the one with the dashboard alone. */
export type SitePort = 'sitePort' | 'dashboardPort';

/** The ports of all parts, and the folder of their data. */
export interface Settings extends Readonly<Record<PortName, number>> {
  readonly dataDir: string;
}

function portFrom(env: NodeJS.ProcessEnv, name: PortName): number {
  const { variable, usual } = ports[name];
  const text = env[variable]?.trim();
  if (!text) return usual;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= 65535) return port;
  throw new Problem(`${variable} must be a port from 1 to 65535, not '${text}'.`);
}

/** The settings of a run, from the environment; a relative DATA_DIR is relative to the repository's folder. */
export function settingsFrom(env: NodeJS.ProcessEnv, site: SitePort = 'sitePort'): Settings {
  const settings = {
    sitePort: portFrom(env, 'sitePort'),
    dashboardPort: portFrom(env, 'dashboardPort'),
    apiPort: portFrom(env, 'apiPort'),
    chainPort: portFrom(env, 'chainPort'),
    dataDir: resolve(root, env['DATA_DIR']?.trim() || '.updown'),
  };
  const owners = new Map<number, string>();
  for (const name of [site, 'apiPort', 'chainPort'] as const) {
    const [port, { variable }] = [settings[name], ports[name]];
    const other = owners.get(port);
    if (other) {
      throw new Problem(`${other} and ${variable} are both ${port}; each needs a port of its own.`);
    }
    owners.set(port, variable);
  }
  return settings;
}

function isTaken(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    // A machine without IPv6 reports an unavailable address instead.
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'EADDRINUSE'));
    probe.listen(port, host, () => probe.close(() => resolve(false)));
  });
}

/** Throws a problem if another program uses one of the ports. It says how to choose another. */
export async function checkPorts(wanted: Partial<Settings>): Promise<void> {
  for (const [name, { variable, owner }] of Object.entries(ports)) {
    const port = wanted[name as PortName];
    if (port === undefined) continue;
    if (!(await isTaken(port, '127.0.0.1')) && !(await isTaken(port, '::1'))) continue;
    const command = name === 'dashboardPort' ? 'npm run start:dashboard' : 'npm start';
    throw new Problem(
      `Port ${port}, which ${owner} would use, is taken by another program.\n` +
        `End that program, or choose another port: ${variable}=${port + 1} ${command}`,
    );
  }
}

/** Where the parts of a run answer. */
export function urlsOf(settings: Settings, site: SitePort = 'sitePort') {
  return {
    siteUrl: `http://localhost:${settings[site]}`,
    apiUrl: `http://127.0.0.1:${settings.apiPort}`,
    chainUrl: `http://127.0.0.1:${settings.chainPort}`,
  };
}

export type Urls = Readonly<ReturnType<typeof urlsOf>>;
