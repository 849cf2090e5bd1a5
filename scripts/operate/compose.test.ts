import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { definitions } from '../../api/src/infra/settings/definitions';

// The rules that hold for every service and image. Needs no Docker: it reads the files alone.

const folder = join(__dirname, '..', '..', 'operations');
function read(name: string) {
  return readFileSync(join(folder, name), 'utf8');
}
const text = read('compose.yaml');
const dockerfile = read('Dockerfile');

interface Service {
  readonly build?: { readonly target: string };
  readonly user?: string;
  readonly tmpfs?: readonly string[];
  readonly volumes?: readonly object[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly networks: { readonly game: { readonly ipv4_address: string } };
}
const { services } = parse(text, { merge: true }) as { services: Record<string, Service> };
const all = Object.entries(services);
const apis = all.filter(([name]) => name.startsWith('api-')).map(([, service]) => service);
const site = services['site']!;

/** The lines of the Dockerfile that make an image. */
function stageOf(target: string): string {
  const [, stage = ''] = dockerfile.split(new RegExp(`^FROM .+ AS ${target}$`, 'm'));
  return stage.split(/^FROM /m)[0] ?? '';
}
function namesIn(content: string, pattern: RegExp): string[] {
  return [...content.matchAll(pattern)].map(([, name = '']) => name);
}

test('the API knows every setting that the file gives it', () => {
  for (const { environment = {} } of apis) {
    expect(Object.keys(environment).filter((setting) => !(setting in definitions))).toEqual([]);
  }
});

test('the site has every variable of the template of nginx', () => {
  const given = [
    ...namesIn(stageOf('site'), / ([A-Z_\d]+)=/g),
    ...Object.keys(site.environment ?? {}),
  ];
  const needed = namesIn(read('nginx/nginx.conf.template'), /\$\{([A-Z_\d]+)\}/g);
  expect(needed.filter((name) => !given.includes(name))).toEqual([]);
});

test('the image of the site has the status page, where nginx looks for it', () => {
  const [, folder = ''] = / STATUS_FOLDER=(\S+)/.exec(stageOf('site')) ?? [];
  expect(stageOf('site')).toContain(`\nCOPY operations/status ${folder}\n`);
  expect(site.volumes).toContainEqual(
    expect.objectContaining({ source: './status', target: folder }),
  );
});

test('the example has every required variable, and no unknown one', () => {
  const required = namesIn(text, /\$\{([A-Z_]+):\?/g);
  const used = namesIn(text, /(?:\$\{|environment: )([A-Z_]+)(?::|$)/gm);
  const shown = namesIn(read('settings.env.example'), /^([A-Z_]+)=/gm);
  expect(required.filter((name) => !shown.includes(name))).toEqual([]);
  expect(shown.filter((name) => !used.includes(name))).toEqual([]);
});

test('nginx has the addresses of the API processes, which trust it alone and accept its sites', () => {
  const { API_1, API_2, SITE_ORIGIN, OTHER_SITE_ORIGINS } = site.environment ?? {};
  const addresses = apis.map(({ networks }) => `${networks.game.ipv4_address}:4000`);
  expect([API_1, API_2]).toEqual(addresses);
  for (const { environment } of apis) {
    const TRUST_PROXY = site.networks.game.ipv4_address;
    expect(environment).toMatchObject({ TRUST_PROXY, SITE_ORIGIN, OTHER_SITE_ORIGINS });
  }
});

test.each(all)('%s has no privileges, a read-only file system and limits', (_name, service) => {
  expect(service).toMatchObject({
    read_only: true,
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
    mem_limit: expect.stringMatching(/^\d+[mg]$/) as string,
    cpus: expect.any(Number) as number,
    pids_limit: expect.any(Number) as number,
    logging: { driver: 'local', options: { 'max-size': '20m', 'max-file': '5' } },
  });
  for (const right of ['cap_add', 'privileged']) expect(service).not.toHaveProperty(right);
  for (const place of service.tmpfs ?? []) expect(place).toMatch(/size=\d+m/);
});

test.each(all)('%s does not run as root, and says whether it is healthy', (_name, service) => {
  if (service.build === undefined) {
    expect(service.user).toMatch(/^(?!root|0)/);
    expect(service).toHaveProperty('healthcheck.test');
    return;
  }
  expect(stageOf(service.build.target)).toMatch(/^USER (?!root)/m);
  expect(stageOf(service.build.target)).toContain('HEALTHCHECK');
});

test('the API is not the administrator of its database and does not have that password', () => {
  for (const { environment = {} } of apis) {
    expect(environment['DATABASE_URL']).toMatch(/^postgres:\/\/updown:/);
    expect(JSON.stringify(environment)).not.toContain('DATABASE_ADMIN_PASSWORD');
  }
});
