import { checkManifest } from './check-manifest';
import type { RemoteProblem } from './remote-failure';

const page = {
  provided: { react: '19.3.1' },
  satisfies: (version: string, range: string) => range === `^${version}`,
};

const manifest = (shared: object[] = [], globalName = 'game_1_0_0') => ({
  metaData: { globalName },
  shared,
  exposes: [],
});

function problemOf(value: unknown): { kind: string; message: string } | null {
  try {
    checkManifest(value, 'game_1_0_0', page);
    return null;
  } catch (thrown) {
    const { kind, message } = thrown as RemoteProblem;
    return { kind, message };
  }
}

test('a remote whose needs the page meets fits', () => {
  expect(problemOf(manifest([{ name: 'react', requiredVersion: '^19.3.1' }]))).toBeNull();
});

test.each([null, [], 'text', {}, { metaData: {}, shared: [], exposes: [] }, manifest().metaData])(
  'what is not a manifest is damaged: %j',
  (value) => {
    expect(problemOf(value)?.kind).toBe('corrupt');
  },
);

test('a manifest of another version than the site names does not fit', () => {
  expect(problemOf(manifest([], 'game_1_1_0'))).toEqual({
    kind: 'incompatible',
    message: 'the site names game_1_0_0, and its manifest is that of game_1_1_0.',
  });
});

test('a remote that needs another version of a shared module does not fit', () => {
  expect(problemOf(manifest([{ name: 'react', requiredVersion: '^20.0.0' }]))).toEqual({
    kind: 'incompatible',
    message: 'it needs react ^20.0.0, and this page has 19.3.1.',
  });
});

test('a remote that needs a module that the page does not share does not fit', () => {
  expect(problemOf(manifest([{ name: 'vue', requiredVersion: '^3.0.0' }]))?.message).toBe(
    'it needs vue ^3.0.0, and this page has none.',
  );
});
