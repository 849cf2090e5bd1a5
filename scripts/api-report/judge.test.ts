import { judge } from './judge';
import { formatReport, parseReport } from './report';

const contract = new Map([
  ['Steps', '(props: StepsProps) => Element'],
  ['StepsProps.done?', 'number'],
  ['StepsProps.steps', 'string[]'],
  ['Site.remotes?', '{ [x: string]: { off?: string; parts: { name: string; }[]; }; } | undefined'],
  ['api.Config.chainId', 'number'],
  ['roundsApi.currentRound', 'query(void): api.CurrentRound'],
]);
const recorded = { version: '0.1.3', contract };

function after(changes: Record<string, string | undefined>, version: string) {
  const now = new Map(contract);
  for (const [key, type] of Object.entries(changes)) {
    if (type === undefined) now.delete(key);
    else now.set(key, type);
  }
  return judge(recorded, { version, contract: now });
}

test('an unchanged contract needs no version', () => {
  expect(after({}, '0.1.3')).toEqual({ kind: 'same' });
  expect(after({}, '0.2.0')).toEqual({ kind: 'same' });
});

test('a new member of a shape of the API needs no version, because the API brings it', () => {
  expect(after({ 'api.Config.version': 'string' }, '0.1.3')).toEqual({ kind: 'same' });
});

test.each([
  ['a new export', { useRelease: '() => number' }],
  ['a new endpoint', { 'roundsApi.round': 'query(number): api.Round' }],
  ['a new optional property', { 'StepsProps.title?': 'string' }],
  ['a new type with members', { 'Release.serial': 'number' }],
  [
    'a new optional property inside a type',
    {
      'Site.remotes?':
        "{ [x: string]: { off?: string; parts: { name: string; when?: { who?: 'a' | 'b'; }; }[]; }; } | undefined",
    },
  ],
])('%s passes with a raise of the patch version', (_what, changes) => {
  expect(after(changes, '0.1.3')).toMatchObject({ kind: 'refused', needs: '0.1.4' });
  expect(after(changes, '0.1.4').kind).toBe('outdated');
});

test.each<[string, Record<string, string | undefined>]>([
  ['a removed export', { Steps: undefined }],
  ['a changed type', { Steps: '(props: StepsProps) => string' }],
  ['a removed property', { 'StepsProps.done?': undefined }],
  ['a new required property', { 'StepsProps.title': 'string' }],
  ...[
    '{ [x: string]: { off?: string; parts: { name: string; at: number; }[]; }; } | undefined',
    '{ [x: string]: { off?: string; parts: { name?: string; }[]; }; } | undefined',
    '{ [x: string]: { off?: number; parts: { name: string; }[]; }; } | undefined',
    '{ [x: string]: { parts: { name: string; }[]; }; } | undefined',
  ].map(
    (type) =>
      [`another type inside one, ${type}`, { 'Site.remotes?': type }] as [
        string,
        Record<string, string>,
      ],
  ),
  ['a property that may be missing', { 'StepsProps.steps': undefined, 'StepsProps.steps?': 'x' }],
  ['a removed member of a shape of the API', { 'api.Config.chainId': undefined }],
])('%s passes only with a raise of the minor version', (_what, changes) => {
  for (const version of ['0.1.3', '0.1.4', '0.1.40']) {
    expect(after(changes, version)).toMatchObject({ kind: 'refused', needs: '0.2.0' });
  }
  for (const version of ['0.2.0', '1.0.0']) expect(after(changes, version).kind).toBe('outdated');
});

test('from 1.0.0 on an addition needs a minor version, and a break a major one', () => {
  const stable = { version: '1.4.2', contract };
  const larger = new Map([...contract, ['useRelease', '() => number']]);
  const smaller = new Map([...contract].slice(1));
  expect(judge(stable, { version: '1.4.3', contract: larger })).toMatchObject({ needs: '1.5.0' });
  expect(judge(stable, { version: '1.5.0', contract: smaller })).toMatchObject({ needs: '2.0.0' });
});

test('says what changed', () => {
  expect(after({ Steps: 'string', 'StepsProps.steps': undefined, Step: 'x' }, '0.1.3')).toEqual({
    kind: 'refused',
    needs: '0.2.0',
    lines: [
      '- StepsProps.steps: string[]',
      '~ Steps: (props: StepsProps) => Element → string',
      '+ Step: x',
    ],
  });
});

test('a report is read as it was written', () => {
  expect(parseReport(formatReport('A contract', 'All of it.', recorded))).toEqual(recorded);
});
