import { isAbsolute, join } from 'node:path';
import { Problem } from '../lib/problem';

/** The ports of all parts, and the folder of their data. */
export interface Settings {
  readonly sitePort: number;
  /** The port of the site with the dashboard alone. */
  readonly dashboardPort: number;
  readonly apiPort: number;
  readonly chainPort: number;
  readonly dataDir: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

export const portVariables = {
  sitePort: 'SITE_PORT',
  dashboardPort: 'DASHBOARD_PORT',
  apiPort: 'API_PORT',
  chainPort: 'CHAIN_PORT',
} as const;

const defaultPorts = {
  sitePort: 3000,
  dashboardPort: 3001,
  apiPort: 4000,
  chainPort: 8545,
} as const;

export type PortName = keyof typeof portVariables;

/** The site to serve: the whole one, or the one with the dashboard alone. */
export type SitePort = 'sitePort' | 'dashboardPort';

function portNames(site: SitePort): readonly PortName[] {
  return [site, 'apiPort', 'chainPort'];
}

/** The ports that a run uses. */
export function portsOf(settings: Settings, site: SitePort): Partial<Record<PortName, number>> {
  return Object.fromEntries(portNames(site).map((name) => [name, settings[name]]));
}

function portFrom(env: Environment, name: PortName): number {
  const variable = portVariables[name];
  const text = env[variable]?.trim();
  if (!text) return defaultPorts[name];
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
  const names = portNames(site);
  for (const [index, name] of names.entries()) {
    const twin = names.slice(0, index).find((other) => settings[other] === settings[name]);
    if (twin) {
      throw new Problem(
        `${portVariables[twin]} and ${portVariables[name]} are both ${settings[name]}; each needs a port of its own.`,
      );
    }
  }
  return settings;
}
