import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { describeExports } from './describe-exports';

let folder: string;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'updown-contract-'))));
afterAll(() => rmSync(folder, { recursive: true }));

function describeModule(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
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

test("names the API's shapes instead of writing them out, wherever they are", () => {
  expect(
    describeModule({
      'protocol/api/round.ts': `type Static<Schema extends { of: unknown }> = Schema['of'];
        export declare const Round: { of: { id: number; end: number } };
        export type Round = Static<typeof Round>;`,
      'index.ts': `import type { Round } from './protocol/api/round';
        export type { Round };
        declare const last: { round: Round | null };
        export const read = (id: number) => ({ round: last.round, id });`,
    }),
  ).toEqual({
    Round: 'api.Round',
    'api.Round.end': 'number',
    'api.Round.id': 'number',
    read: '(id: number) => { id: number; round: api.Round | null; }',
  });
});
