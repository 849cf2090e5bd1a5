import type { Random } from './random';

export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Record<string, JsonSchema>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly $ref?: string;
}

export interface Operation {
  readonly parameters?: readonly { name: string; in: string; schema: JsonSchema }[];
  readonly requestBody?: { content: Record<string, { schema: JsonSchema }> };
  readonly security?: readonly { readonly bearer: readonly string[] }[];
  readonly responses: Record<string, { content?: Record<string, { schema: JsonSchema }> }>;
}

export interface OpenApi {
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { schemas: Record<string, JsonSchema> };
}

/** Nobody listens there. */
export const PUSH_SERVICE = 'http://127.0.0.1:9';

/** A public key of P-256, in base64url: the curve's generator. */
const POINT =
  'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU';

/** Unusual values: most match no schema, and some could break a query. */
export const odd: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e21,
  1e30,
  1e308,
  Number.MAX_SAFE_INTEGER,
  '',
  ' ',
  '0',
  '-0',
  '1e400',
  'NaN',
  "'; drop table rounds; --",
  '../../etc/passwd',
  '%00',
  '\u0000',
  '😀'.repeat(50),
  '{}',
  'x'.repeat(5000),
  '0x',
  `0x${'f'.repeat(40)}`,
  `0x${'0'.repeat(64)}`,
  [],
  [[]],
  {},
  { constructor: { prototype: {} } },
  { toString: 1 },
];

function hex(random: Random, digits: number) {
  return `0x${Array.from({ length: digits }, () => random.between(0, 15).toString(16)).join('')}`;
}

/** Returns a string for one of the patterns in the schemas. */
function textFor({ pattern }: JsonSchema, random: Random): string {
  if (pattern?.includes('\\.0x')) {
    return `${random.pick(['0', '-5', '9'.repeat(30)])}.${hex(random, 40)}`;
  }
  if (pattern?.includes('{40}')) return hex(random, 40);
  if (pattern?.includes('{64}')) return hex(random, 64);
  const [, letters] = /^\^\[\\w-\]\{(\d+)\}/.exec(pattern ?? '') ?? [];
  if (letters === '87' && random.chance(0.5)) return POINT;
  if (letters !== undefined) return random.pick(['A', 'B', '_']).repeat(Number(letters));
  if (pattern?.startsWith('^0x')) return hex(random, random.pick([0, 2, 65, 130]));
  if (pattern?.startsWith('^\\d{')) return random.pick(['0.0', '7.1', '999999999999999.9', '7']);
  if (pattern?.startsWith('^[a-z]')) return random.pick(['game', 'leaderboard-2', 'other']);
  if (pattern?.startsWith('^\\d+\\.')) return random.pick(['0.1.0', '12.0.3-beta.1']);
  if (pattern?.includes('\\d+')) return random.pick(['0', '1', '30000', '30000.5', '9'.repeat(70)]);
  return random.pick(['UP', 'down', 'ethereum', 'text', '', `${PUSH_SERVICE}/1`]);
}

/** Returns a call of a contract, which is what the one field without a schema is. */
function callFor(random: Random): unknown {
  return { to: hex(random, 40), data: hex(random, random.pick([0, 8, 72])), from: hex(random, 40) };
}

/** Returns a value that matches the schema, or an odd one with the probability `oddity`. */
export function valueFor(
  schema: JsonSchema,
  document: OpenApi,
  random: Random,
  oddity = 0.15,
): unknown {
  if (random.chance(oddity)) return random.pick(odd);
  if (schema.$ref !== undefined) {
    const named = document.components.schemas[schema.$ref.split('/').at(-1) ?? ''];
    return named === undefined ? null : valueFor(named, document, random, oddity);
  }
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return random.pick(schema.enum);
  if (schema.anyOf !== undefined) {
    return valueFor(random.pick(schema.anyOf), document, random, oddity);
  }
  switch (typeof schema.type === 'object' ? random.pick(schema.type) : schema.type) {
    case 'integer':
    case 'number': {
      const least = schema.minimum ?? 0;
      const most = schema.maximum ?? random.pick([least + 5, 1_000_000, 4_000_000_000]);
      const value = least + random.next() * (most - least);
      return schema.type === 'integer' ? Math.round(value) : value;
    }
    case 'boolean':
      return random.chance(0.5);
    case 'null':
      return null;
    case 'array':
      return Array.from(
        { length: random.between(schema.minItems ?? 0, schema.maxItems ?? 3) },
        () => valueFor(schema.items ?? {}, document, random, oddity),
      );
    case 'object':
      return Object.fromEntries([
        ...Object.entries(schema.properties ?? {})
          .filter(([name]) => random.chance(schema.required?.includes(name) ? 0.95 : 0.5))
          .map(([name, property]) => [name, valueFor(property, document, random, oddity)]),
        ...(random.chance(oddity / 3) ? [['unknownField', random.pick(odd)]] : []),
      ]);
    case undefined:
      return callFor(random);
    default:
      return textFor(schema, random);
  }
}

/** Copies of the value, each with one field or element replaced. Texts also get a suffix. */
export function withEachReplaced(value: unknown, by: unknown): unknown[] {
  const whole = typeof value === 'string' && typeof by === 'string' ? [by, `${value}${by}`] : [by];
  if (typeof value !== 'object' || value === null) return whole;
  const within = Object.entries(value).flatMap(([name, one]) =>
    withEachReplaced(one, by).map((replaced) =>
      Array.isArray(value) ? value.with(Number(name), replaced) : { ...value, [name]: replaced },
    ),
  );
  return [...whole, ...within];
}

export interface GeneratedRequest {
  readonly path: string;
  /** The body before serialisation. */
  readonly value: unknown;
  /** The serialised body, sometimes truncated. */
  readonly body: string | undefined;
  readonly contentType: string | undefined;
}

function inAddress(value: unknown): string {
  return encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value));
}

/** Generates a call of the operation, usually a valid one. */
export function generateRequest(
  template: string,
  operation: Operation,
  document: OpenApi,
  random: Random,
): GeneratedRequest {
  let path = template;
  const query: string[] = [];
  for (const { name, in: place, schema } of operation.parameters ?? []) {
    const value = valueFor(schema, document, random);
    if (place === 'path') path = path.replace(`{${name}}`, inAddress(value) || '0');
    else if (random.chance(0.7)) query.push(`${name}=${inAddress(value)}`);
  }
  const schema = operation.requestBody?.content['application/json']?.schema;
  const value = schema && valueFor(schema, document, random, 0.08);
  const written = schema && JSON.stringify(value);
  const isCut = written !== undefined && random.chance(0.03);
  return {
    path: query.length > 0 ? `${path}?${query.join('&')}` : path,
    value,
    body: isCut ? written.slice(0, -1) : written,
    contentType:
      written === undefined
        ? undefined
        : random.chance(0.03)
          ? random.pick(['text/plain', 'application/xml', 'nonsense'])
          : 'application/json',
  };
}
