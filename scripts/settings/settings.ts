import { isAbsolute, join } from 'node:path';
import { Problem } from '../lib/problem';

/** What a run listens on: the variable that chooses the port, the usual one, and whose it is. */
export const ports = {
  sitePort: { variable: 'SITE_PORT', usual: 3000, owner: 'the site' },
  /** Of the site with the dashboard alone. */
  dashboardPort: { variable: 'DASHBOARD_PORT', usual: 3001, owner: "the dashboard's site" },
  apiPort: { variable: 'API_PORT', usual: 4000, owner: 'the API' },
  chainPort: { variable: 'CHAIN_PORT', usual: 8545, owner: 'the local chain' },
} as const;

export type PortName = keyof typeof ports;

/** The site to serve: the whole one, or the one with the dashboard alone. */
export type SitePort = 'sitePort' | 'dashboardPort';

/** The ports of all parts, and the folder of their data. */
export interface Settings extends Readonly<Record<PortName, number>> {
  readonly dataDir: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

function portFrom(env: Environment, name: PortName): number {
  const { variable, usual } = ports[name];
  const text = env[variable]?.trim();
  if (!text) return usual;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new Problem(`${variable} must be a port from 1 to 65535, not '${text}'.`);
  }
  return port;
}

/** The settings of a run, from the environment; a relative DATA_DIR is relative to the repository's folder. */
export function settingsFrom(
  env: Environment,
  root: string,
  site: SitePort = 'sitePort',
): Settings {
  const dataDir = env['DATA_DIR']?.trim() || '.updown';
  const settings = {
    sitePort: portFrom(env, 'sitePort'),
    dashboardPort: portFrom(env, 'dashboardPort'),
    apiPort: portFrom(env, 'apiPort'),
    chainPort: portFrom(env, 'chainPort'),
    dataDir: isAbsolute(dataDir) ? dataDir : join(root, dataDir),
  };
  const used = [site, 'apiPort', 'chainPort'] as const;
  for (const [index, name] of used.entries()) {
    const twin = used.slice(0, index).find((other) => settings[other] === settings[name]);
    if (twin) {
      throw new Problem(
        `${ports[twin].variable} and ${ports[name].variable} are both ${settings[name]}; each needs a port of its own.`,
      );
    }
  }
  return settings;
}
