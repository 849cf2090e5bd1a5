import federation from './page-runtime';
import { provide, providedVersions, shareScope } from './share-scope';

type Factory = (module: { exports: unknown }) => void;

/** webpack's part of a build, with modules that stand for shared ones. */
function build(data: object, shared = {}) {
  return {
    m: {} as Record<string, Factory>,
    federation: { initOptions: { shared } },
    consumesLoadingData: { moduleIdToConsumeDataMapping: {}, ...data },
  };
}

function evaluate({ m }: ReturnType<typeof build>, id: string): unknown {
  const module = { exports: undefined as unknown };
  m[id]!(module);
  return module.exports;
}

const { bundlerRuntime } = federation;
const react = { useState: () => undefined };
let evaluations = 0;
const host = build(
  { moduleIdToConsumeDataMapping: { 7: { shareKey: 'react' } }, initialConsumes: ['7'] },
  {
    react: [
      {
        version: '19.3.1',
        get: () => () => {
          evaluations += 1;
          return react;
        },
      },
    ],
  },
);
bundlerRuntime.init({ webpackRequire: host });

test('what the host shares is in the one scope of the page, evaluated by who needs it first', () => {
  expect(Object.keys(shareScope)).toEqual(['react']);
  expect([...providedVersions()]).toEqual([['react', '19.3.1']]);
  expect(evaluations).toBe(0);
  bundlerRuntime.installInitialConsumes({ webpackRequire: host });
  expect(evaluate(host, '7')).toBe(react);
  expect(evaluations).toBe(1);
});

function chunkOf(webpackRequire: ReturnType<typeof build>, chunkId: string) {
  const promises: Promise<unknown>[] = [];
  bundlerRuntime.consumes({ webpackRequire, chunkId, promises });
  return promises;
}

test('the chunks of a remote take the same module', () => {
  const remote = build({
    moduleIdToConsumeDataMapping: { 3: { shareKey: 'react' }, 4: { shareKey: 'vue' } },
    chunkMapping: { first: ['3'], other: ['4'] },
  });
  bundlerRuntime.init({ webpackRequire: remote });
  expect(chunkOf(remote, 'texts')).toEqual([]);
  expect(remote.m).toEqual({});
  expect(chunkOf(remote, 'first')).toEqual([]);
  expect(evaluate(remote, '3')).toBe(react);
  expect(remote.m).not.toHaveProperty('4');
});

test('a chunk waits for a shared module that the page still loads', async () => {
  const shared = { Button: () => null };
  provide({ '@updown/shared': [{ version: '0.3.7', get: () => Promise.resolve(() => shared) }] });
  const remote = build({
    moduleIdToConsumeDataMapping: { 5: { shareKey: '@updown/shared' } },
    chunkMapping: { first: ['5'] },
  });
  const promises = chunkOf(remote, 'first');
  expect(remote.m).toEqual({});
  await Promise.all(promises);
  expect(evaluate(remote, '5')).toBe(shared);
});

test('a module that the page does not share is an error that names it', () => {
  const remote = build({
    moduleIdToConsumeDataMapping: { 4: { shareKey: 'vue' } },
    chunkMapping: { other: ['4'] },
  });
  expect(() => chunkOf(remote, 'other')).toThrow('The page has no vue.');
});
