import type { SiteDescriptor } from '@updown/protocol/site/site-descriptor';
import { signSite } from '@updown/protocol/site/site-signature';

// Faulty descriptors from a seed: signed ones that an attacker has changed, and mistakes that an operator has signed.

/** A number from 0 to below 1 (Mulberry32). The same seed gives the same numbers. */
type Random = () => number;

function randomOf(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function oneOf<Item>(random: Random, items: readonly Item[]): Item {
  return items[Math.floor(random() * items.length)]!;
}

const HOSTILE_VALUES: readonly unknown[] = [
  ...[null, true, 0, -1, 0.5, 2 ** 53, 1e308, '', ' ', '\u0000', '💥', [], {}, [null], [[[]]]],
  ...['__proto__', 'constructor', 'toString', '../../..', '99.0.0', '1.0.0-rc.1', '/', '/api'],
  ...['javascript:alert(1)', 'data:text/javascript,alert(1)', '//evil.example/evil.js'],
  ...['https://evil.example/remotes/game/1.0.0/remote-entry.js', '/remotes/evil/9.9.9/evil.js'],
  ...[`sha384-${'E'.repeat(64)}`, 'sha384-', 'sha256-AAAA', '99999999999999px', '1e9px'],
  ...['/dashboard', '/players/:address', 'game.panel', 'game.roof', '<img src=x onerror=alert(1)>'],
  ...['leaderboard.row', 'admin', 'cup', { flag: 'cup' }, { who: 'visitor' }, { rows: '9', x: [] }],
  ...['x'.repeat(100_000), Object.fromEntries(Array.from({ length: 500 }, (_, n) => [n, {}]))],
];

const HOSTILE_KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'then',
  'vesion',
  '',
  '0',
];

type Container = Record<string, unknown>;

/** Each nested value, as its container and its key; a container can be an array. */
function placesIn(value: unknown): { in: Container; key: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const container = value as Container;
  return Object.keys(container).flatMap((key) => [
    { in: container, key },
    ...placesIn(container[key]),
  ]);
}

/** As JSON has it: `__proto__` is a key like any other. */
function setKey(container: Container, key: string, value: unknown): void {
  const copy: unknown = value === undefined ? null : JSON.parse(JSON.stringify(value));
  Object.defineProperty(container, key, {
    value: copy,
    enumerable: true,
    writable: true,
    configurable: true,
  });
}

type Edit = (root: Container, random: Random) => void;

function somewhere(root: Container, random: Random) {
  return oneOf(random, placesIn(root));
}

function parts(root: Container, random: Random): Record<'pages' | 'places' | 'offers', unknown[]> {
  const remotes = Object.values(root).filter((one) => typeof one === 'object' && one !== null);
  const remote = oneOf(random, remotes) as { contributes?: Container };
  const list = (value: unknown) => (Array.isArray(value) ? (value as unknown[]) : []);
  const { pages, places, offers } = remote?.contributes ?? {};
  return { pages: list(pages), places: list(places), offers: list(offers) };
}

const EDITS: Readonly<Record<string, Edit>> = {
  'removes a value': (root, random) => {
    const { in: container, key } = somewhere(root, random);
    if (Array.isArray(container)) container.splice(Number(key), 1);
    else delete container[key];
  },
  'changes a value': (root, random) => {
    const { in: container, key } = somewhere(root, random);
    setKey(container, key, oneOf(random, HOSTILE_VALUES));
  },
  'swaps two values': (root, random) => {
    const [one, other] = [somewhere(root, random), somewhere(root, random)];
    const [first, second] = [one, other].map(({ in: container, key }) =>
      JSON.stringify(container[key]),
    );
    setKey(one.in, one.key, JSON.parse(second!));
    setKey(other.in, other.key, JSON.parse(first!));
  },
  'gives a value to the same key elsewhere': (root, random) => {
    const one = somewhere(root, random);
    const others = placesIn(root).filter(({ key }) => key === one.key);
    const other = oneOf(random, others);
    setKey(other.in, other.key, one.in[one.key]);
  },
  'adds a key': (root, random) => {
    const { in: container } = somewhere(root, random);
    const other = somewhere(root, random);
    const value = random() < 0.5 ? oneOf(random, HOSTILE_VALUES) : other.in[other.key];
    if (Array.isArray(container)) container.push(JSON.parse(JSON.stringify(value)));
    else setKey(container, oneOf(random, HOSTILE_KEYS), value);
  },
  'adds a remote like another': (root, random) => {
    const names = [...HOSTILE_KEYS, 'evil', 'a', 'game-2'];
    setKey(root, oneOf(random, names), oneOf(random, Object.values(root)));
  },
  'repeats a page, a place or an offer': (root, random) => {
    const [from, to] = [parts(root, random), parts(root, random)];
    const kind = oneOf(random, ['pages', 'places', 'offers'] as const);
    if (from[kind].length > 0) to[kind].push(oneOf(random, from[kind]));
  },
  'names a place or module that does not exist': (root, random) => {
    const { pages, places, offers } = parts(root, random);
    const part = oneOf(random, [...pages, ...places, ...offers]) as Container | undefined;
    if (typeof part !== 'object' || part === null) return;
    const key = oneOf(random, ['place', 'module', 'path']);
    setKey(
      part,
      key,
      oneOf(random, ['game.roof', 'leaderboard.row', 'Lost', 'toString', '__proto__', '/new']),
    );
  },
};

/** Exchanges, removes or adds a character. */
function withNoise(text: string, random: Random): string {
  const at = Math.floor(random() * text.length);
  const put = oneOf(random, ['', '"', '{', '}', ',', '0', '\\', '\u0000', '\uFFFD', text[at]!]);
  return text.slice(0, at) + put + text.slice(at + (random() < 0.5 ? 1 : 0));
}

export type SignedBy = 'us' | 'another' | 'nobody since';

export interface Mutant {
  readonly text: string;
  readonly signedBy: SignedBy;
  /** The changes, which help to find a fault of the page. */
  readonly edits: readonly string[];
}

export interface Keys {
  readonly ours: Parameters<typeof signSite>[1];
  readonly another: Parameters<typeof signSite>[1];
}

/** A signed descriptor with one to three faults. Those of an operator are in the remotes, and signed with the site's key. */
export async function mutantOf(signed: SiteDescriptor, keys: Keys, seed: number): Promise<Mutant> {
  const random = randomOf(seed);
  const signedBy = oneOf(random, ['us', 'us', 'another', 'nobody since'] as const);
  const site = JSON.parse(JSON.stringify(signed)) as Container;
  const remotes = site['remotes'] as Container;
  const edits: string[] = [];
  const count = 1 + Math.floor(random() * 3);
  for (let edit = 0; edit < count; edit++) {
    if (Object.keys(remotes).length === 0) break;
    const name = oneOf(random, Object.keys(EDITS));
    const isOutside = signedBy !== 'us' && random() < 0.3 && !name.includes('remote');
    EDITS[name]!(isOutside ? site : remotes, random);
    edits.push(name);
  }
  if (signedBy !== 'nobody since') {
    const key = signedBy === 'us' ? keys.ours : keys.another;
    const text = JSON.stringify(await signSite(site as unknown as Required<SiteDescriptor>, key));
    return { text, signedBy, edits };
  }
  const text = JSON.stringify(site);
  if (random() < 0.7) return { text, signedBy, edits };
  return { text: withNoise(text, random), signedBy, edits: [...edits, 'has another character'] };
}

/** The scripts that a descriptor allows: each address with its hash. */
export function scriptsIn(value: unknown, base: string): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (one: unknown) => {
    if (typeof one !== 'object' || one === null) return;
    const { entry, integrity } = one as Container;
    if (typeof entry === 'string' && typeof integrity === 'string' && URL.canParse(entry, base)) {
      found.add(`${new URL(entry, base).href} ${integrity}`);
    }
    Object.values(one).forEach(visit);
  };
  visit(value);
  return found;
}
