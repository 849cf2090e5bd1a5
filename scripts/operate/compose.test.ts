import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { definitions } from '../../api/src/settings/definitions';

// There may be no Docker where this runs: what can be told of the files without it.

const folder = join(__dirname, '..', '..', 'operations');
const text = readFileSync(join(folder, 'compose.yaml'), 'utf8');
const dockerfile = readFileSync(join(folder, 'Dockerfile'), 'utf8');
const example = readFileSync(join(folder, 'settings.env.example'), 'utf8');

interface Service {
  readonly build?: { readonly target: string };
  readonly environment?: Readonly<Record<string, string>>;
  readonly networks: { readonly game: { readonly ipv4_address: string } };
  readonly depends_on?: Readonly<Record<string, unknown>>;
}
const { services } = parse(text, { merge: true }) as { services: Record<string, Service> };
const service = (name: string): Service => {
  const found = services[name];
  if (!found) throw new Error(`compose.yaml has no service ${name}.`);
  return found;
};
const addressOf = (name: string) => service(name).networks.game.ipv4_address;
const apis = Object.keys(services).filter((name) => name.startsWith('api-'));

test('there are nginx, two API processes and one database', () => {
  expect(Object.keys(services)).toEqual(['site', 'api-1', 'api-2', 'database']);
});

test('every setting that it gives to an API process is one that the API has', () => {
  for (const name of apis) {
    const given = Object.keys(service(name).environment ?? {});
    expect(given).toContain('DATABASE_URL');
    expect(given.filter((setting) => !(setting in definitions))).toEqual([]);
  }
});

test('nothing that must be set is missing from the example, and nothing in it is unknown', () => {
  const required = [...text.matchAll(/\$\{([A-Z_]+):\?/g)].map(([, name]) => name);
  const used = [...text.matchAll(/\$\{([A-Z_]+):/g)].map(([, name]) => name);
  const shown = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(required.filter((name) => !shown.includes(name))).toEqual([]);
  expect(shown.filter((name) => !used.includes(name))).toEqual([]);
});

test('nginx asks the API processes where they are, and they believe nginx alone', () => {
  for (const name of apis) {
    expect(dockerfile).toContain(`--api ${addressOf(name)}:4000`);
    expect(service(name).environment?.['TRUST_PROXY']).toBe(addressOf('site'));
  }
});

test('its images are built by the stages that the Dockerfile has, and none runs as root', () => {
  for (const { build } of Object.values(services)) {
    if (!build) continue;
    const [, stage = ''] = dockerfile.split(new RegExp(`^FROM .+ AS ${build.target}$`, 'm'));
    const [itself = ''] = stage.split(/^FROM /m);
    expect(itself).toMatch(/^USER (?!root)/m);
    expect(itself).toContain('HEALTHCHECK');
  }
});

test('who needs another waits until that is healthy', () => {
  expect(service('api-1').depends_on).toEqual({ database: { condition: 'service_healthy' } });
  expect(service('site').depends_on).toEqual({ 'api-1': { condition: 'service_healthy' } });
});
