import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { describeExports } from './describe-exports';

let folder: string;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'updown-contract-'))));
afterAll(() => rmSync(folder, { recursive: true }));

function describeModule(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const index = join(folder, 'index.ts');
  const options = { module: ts.ModuleKind.ESNext, strict: true, noLib: true, types: [] };
  return Object.fromEntries(describeExports(ts.createProgram([index], options), index));
}

test('describes values, members of types, and types of ours that are only named', () => {
  expect(
    describeModule({
      'level.ts': "export type Level = 'watch' | 'ok'; export interface Hidden { of: Level }",
      'index.ts': `import type { Hidden } from './level';
        export interface Props { title: string; done?: number; hidden: Hidden }
        export function show(props: Props): string { return props.title; }
        export const MOST = 3;`,
    }),
  ).toEqual({
    'Hidden.of': "'ok' | 'watch'",
    MOST: '3',
    'Props.done?': 'number | undefined',
    'Props.hidden': 'Hidden',
    'Props.title': 'string',
    show: '(props: Props) => string',
  });
});

test("names the API's shapes instead of writing them out", () => {
  expect(
    describeModule({
      'schema.gen.ts': 'export interface components { schemas: { Round: { id: number } } }',
      'index.ts': `import type { components } from './schema.gen';
        export type Round = components['schemas']['Round'];
        export declare function read(id: number): Round;`,
    }),
  ).toEqual({
    Round: 'api.Round',
    'api.Round.id': 'number',
    read: '(id: number) => Round',
  });
});
