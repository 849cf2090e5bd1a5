import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { definitions } from '../../api/src/infra/settings/definitions';

// Needs no Docker: it reads the files alone.

const folder = join(__dirname, '..', '..', 'operations');
const text = readFileSync(join(folder, 'compose.yaml'), 'utf8');
const dockerfile = readFileSync(join(folder, 'Dockerfile'), 'utf8');
const example = readFileSync(join(folder, 'settings.env.example'), 'utf8');

interface Service {
  readonly build?: { readonly target: string; readonly args?: Readonly<Record<string, string>> };
  readonly image: string;
  readonly user?: string;
  readonly read_only?: boolean;
  readonly tmpfs?: readonly string[];
  readonly cap_drop?: readonly string[];
  readonly cap_add?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly privileged?: boolean;
  readonly mem_limit?: string;
  readonly cpus?: number;
  readonly pids_limit?: number;
  readonly logging?: {
    readonly driver: string;
    readonly options: Readonly<Record<string, string>>;
  };
  readonly volumes?: readonly unknown[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly networks: { readonly game: { readonly ipv4_address: string } };
  readonly depends_on?: Readonly<Record<string, unknown>>;
}
const { services } = parse(text, { merge: true }) as { services: Record<string, Service> };
function service(name: string): Service {
  const found = services[name];
  if (!found) throw new Error(`compose.yaml has no service ${name}.`);
  return found;
}
function addressOf(name: string) {
  return service(name).networks.game.ipv4_address;
}
const apis = Object.keys(services).filter((name) => name.startsWith('api-'));

test('the services are nginx, two API processes and one database', () => {
  expect(Object.keys(services)).toEqual(['site', 'api-1', 'api-2', 'database']);
});

test('the API knows every setting that the file gives it', () => {
  for (const name of apis) {
    const given = Object.keys(service(name).environment ?? {});
    expect(given).toContain('DATABASE_URL');
    expect(given.filter((setting) => !(setting in definitions))).toEqual([]);
  }
});

test('the example has every required variable, and no unknown one', () => {
  const required = [...text.matchAll(/\$\{([A-Z_]+):\?/g)].map(([, name]) => name);
  const used = [...text.matchAll(/(?:\$\{|environment: )([A-Z_]+)(?::|$)/gm)].map(
    ([, name]) => name,
  );
  const shown = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(required.filter((name) => !shown.includes(name))).toEqual([]);
  expect(shown.filter((name) => !used.includes(name))).toEqual([]);
});

test('nginx has the addresses of the API processes, and they trust nginx alone', () => {
  for (const name of apis) {
    expect(dockerfile).toContain(`--api ${addressOf(name)}:4000`);
    expect(service(name).environment?.['TRUST_PROXY']).toBe(addressOf('site'));
  }
});

test('the Dockerfile has the stages of its images, and no image runs as root', () => {
  for (const { build } of Object.values(services)) {
    if (!build) continue;
    const [, stage = ''] = dockerfile.split(new RegExp(`^FROM .+ AS ${build.target}$`, 'm'));
    const [itself = ''] = stage.split(/^FROM /m);
    expect(itself).toMatch(/^USER (?!root)/m);
    expect(itself).toContain('HEALTHCHECK');
  }
});

test('a service waits until the services that it needs are healthy', () => {
  expect(service('api-1').depends_on).toEqual({ database: { condition: 'service_healthy' } });
  expect(service('site').depends_on).toEqual({ 'api-1': { condition: 'service_healthy' } });
});

function all() {
  return Object.entries(services);
}

test('each service has limits of memory and processes, and of its logs', () => {
  for (const [name, { mem_limit, cpus, pids_limit, logging }] of all()) {
    expect([name, mem_limit]).toEqual([name, expect.stringMatching(/^\d+[mg]$/)]);
    expect([name, cpus, pids_limit]).toEqual([name, expect.any(Number), expect.any(Number)]);
    expect([name, logging]).toEqual([
      name,
      { driver: 'local', options: { 'max-size': '20m', 'max-file': '5' } },
    ]);
  }
});

test('no service has privileges over the machine or a writable file system', () => {
  for (const [name, service] of all()) {
    expect([name, service.cap_drop, service.cap_add]).toEqual([name, ['ALL'], undefined]);
    expect([name, service.security_opt]).toEqual([name, ['no-new-privileges:true']]);
    expect([name, service.privileged, service.read_only]).toEqual([name, undefined, true]);
    for (const place of service.tmpfs ?? []) expect(place).toMatch(/size=\d+m/);
    if (!service.build) expect(service.user).toMatch(/^(?!root|0)/);
  }
});

test('every image is an exact version', () => {
  const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
  const pulled = all().flatMap(([, { build, image }]) => (build ? [] : [image]));
  for (const image of [...bases, ...pulled]) expect(image).toMatch(/:\d+\.\d+(\.\d+)?-|@sha256:/);
});

test('the API is not the administrator of its database and does not have that password', () => {
  const database = service('database');
  expect(database.environment).toMatchObject({ POSTGRES_USER: 'postgres' });
  expect(database.environment?.['POSTGRES_PASSWORD']).toContain('${DATABASE_ADMIN_PASSWORD:');
  expect(JSON.stringify(database.volumes)).toContain('/docker-entrypoint-initdb.d/create-role.sh');
  expect(existsSync(join(folder, 'database', 'create-role.sh'))).toBe(true);
  for (const name of apis) {
    expect(service(name).environment?.['DATABASE_URL']).toMatch(/^postgres:\/\/updown:/);
    expect(JSON.stringify(service(name))).not.toContain('DATABASE_ADMIN_PASSWORD');
  }
});

test('nginx answers to the sites that the API accepts', () => {
  for (const name of ['SITE_ORIGIN', 'OTHER_SITE_ORIGINS']) {
    expect(service('site').build?.args?.[name]).toBe(service('api-1').environment?.[name]);
    expect(dockerfile).toContain(`ARG ${name}`);
    expect(dockerfile).toContain(`--origin "$${name}"`);
  }
});
