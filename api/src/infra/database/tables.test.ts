import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import ts from 'typescript';
import { startPostgres, type Postgres } from '../../../test/postgres';
import type { Database } from './database';
import { openDatabase } from './open';

// The types of the tables and the statements that create them stand in two files. This test compares them.

jest.setTimeout(120_000);

let folder: string;
let postgres: Postgres;
let database: Database;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'updown-tables-'));
  postgres = await startPostgres(folder);
  database = await openDatabase({
    DATABASE_URL: await postgres.database('updown'),
    DATABASE_DIR: '',
  });
});
afterAll(async () => {
  await database?.close();
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** The columns of each table, with the type that a query returns: 'claimed: bigint | null', 'origin: string, computed'. */
type Columns = Record<string, string[]>;

const VALUES: Readonly<Record<string, string>> = {
  bigint: 'number',
  integer: 'number',
  smallint: 'number',
  'double precision': 'number',
  numeric: 'bigint',
  text: 'string',
  uuid: 'string',
  boolean: 'boolean',
  jsonb: 'json',
};

async function created(): Promise<Columns> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, concat(column_name, ': ', data_type,
      case when is_nullable = 'YES' and is_generated = 'NEVER' then ' | null' end,
      case when is_generated = 'ALWAYS' then ', computed' end) as column
    from information_schema.columns
    where table_schema = current_schema() and table_name not like 'kysely%'`.execute(database.db);
  const columns: Columns = {};
  for (const { table, column } of rows) {
    const value = column.replace(/(?<=: )[a-z ]+(?=$|,| \|)/, (type) => VALUES[type] ?? type);
    (columns[table] ??= []).push(value);
  }
  return sorted(columns);
}

function declared(): Columns {
  const path = join(__dirname, 'tables.ts');
  const program = ts.createProgram([path], {
    strict: true,
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.Preserve,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(path)!;
  const tables = checker
    .getExportsOfModule(checker.getSymbolAtLocation(source)!)
    .find(({ name }) => name === 'Tables')!;
  const columns: Columns = {};
  for (const table of checker.getDeclaredTypeOfSymbol(tables).getProperties()) {
    columns[table.name] = checker
      .getTypeOfSymbol(table)
      .getProperties()
      .map((column) => `${column.name}: ${valueOf(checker.getTypeOfSymbol(column), checker)}`);
  }
  return sorted(columns);
}

/** The type that a query returns: `Generated` and `GeneratedAlways` wrap it. */
function valueOf(type: ts.Type, checker: ts.TypeChecker): string {
  const wrapper = type.aliasSymbol?.name ?? '';
  if (wrapper.startsWith('Generated')) {
    const inner = valueOf(type.aliasTypeArguments![0]!, checker);
    return wrapper === 'GeneratedAlways' ? `${inner}, computed` : inner;
  }
  const parts = type.isUnion() ? type.types : [type];
  const isNull = (part: ts.Type) => (part.flags & ts.TypeFlags.Null) !== 0;
  const kinds = parts.filter((part) => !isNull(part)).map((part) => kindOf(part, checker));
  return [...new Set(kinds), ...(parts.some(isNull) ? ['null'] : [])].join(' | ');
}

function kindOf(type: ts.Type, checker: ts.TypeChecker): string {
  const kind = checker.typeToString(checker.getBaseTypeOfLiteralType(type));
  return ['number', 'bigint', 'string', 'boolean'].includes(kind) ? kind : 'json';
}

function sorted(columns: Columns): Columns {
  const tables = Object.entries(columns).sort(([one], [other]) => one.localeCompare(other));
  return Object.fromEntries(tables.map(([table, names]) => [table, names.sort()]));
}

test('each table has the columns that its type declares, of these types', async () => {
  expect(await created()).toEqual(declared());
});

test('refuses a database of another version by the name of its migration', async () => {
  const url = await postgres.database('another');
  const another = await openDatabase({ DATABASE_URL: url, DATABASE_DIR: '' });
  await sql`insert into kysely_migration values ('999-later', '2026-11-29')`.execute(another.db);
  await another.close();
  await expect(openDatabase({ DATABASE_URL: url, DATABASE_DIR: '' })).rejects.toThrow(
    /Another version of the API has written this database: it has 999-later\./,
  );
});
