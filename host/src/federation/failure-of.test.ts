import { failureOf } from './failure-of';
import { RemoteError, type Phase } from './remote-failure';

function at(phase: Phase, more = {}) {
  return { phase, brokenOff: false, container: 'game_1_0_0', failedScript: null, ...more };
}

test('an aborted load is a timeout, whatever the error message', () => {
  expect(failureOf(new Error('x'), at('entry', { brokenOff: true }))).toMatchObject({
    kind: 'timeout',
    phase: 'entry',
  });
});

test('an error of our own check is kept', () => {
  const error = new RemoteError('incompatible', 'it needs react ^20.0.0.');
  expect(failureOf(error, at('descriptor'))).toEqual({
    kind: 'incompatible',
    phase: 'descriptor',
    detail: 'it needs react ^20.0.0.',
  });
});

const RUNTIME = '[ Federation Runtime ]: ';
const DOCS = 'View the docs to see how to solve: https://example.org/runtime-008';

test.each<[Phase, string, string, string]>([
  ['entry', 'boo', 'crashed', 'boo'],
  ['code', 'Loading chunk 7 failed.', 'unreachable', 'Loading chunk 7 failed.'],
  [
    'code',
    'Module "./Panel" does not exist in container.',
    'incompatible',
    'it has no module Panel.',
  ],
  [
    'entry',
    `${RUNTIME}Failed to get remoteEntry exports. #RUNTIME-001\nargs: {}\n${DOCS}`,
    'incompatible',
    'its entry defines no container named game_1_0_0.',
  ],
  [
    'entry',
    `${RUNTIME}Failed to load script resources. #RUNTIME-008\nargs: {}\n${DOCS}\nOriginal Error Message:\n ScriptNetworkError: Failed to load script "a.js"`,
    'unreachable',
    'Failed to load script "a.js"',
  ],
  [
    'entry',
    `${RUNTIME}Failed to load script resources. #RUNTIME-008\nargs: {}\n${DOCS}\nOriginal Error Message:\n ScriptExecutionError: Script "a.js" loaded but threw a runtime error: boo`,
    'crashed',
    'Script "a.js" loaded but threw a runtime error: boo',
  ],
  [
    'entry',
    `${RUNTIME}Failed to initialize the remote container. #RUNTIME-015\nargs: {}\n${DOCS}\nOriginal Error Message:\n Error: boo`,
    'crashed',
    'boo',
  ],
  ['start', 'x is not a function', 'crashed', 'x is not a function'],
])('in the phase %s, "%s" means %s: %s', (phase, message, kind, detail) => {
  expect(failureOf(new Error(message), at(phase))).toEqual({ phase, kind, detail });
});

test.each([
  [404, ' (404: the file is missing)'],
  [503, ' (503: the server fails)'],
  [200, ''],
  [0, ''],
])('a script that the server answers with %s is told apart', (responseStatus, says) => {
  const failedScript = 'https://updown.example/remotes/game/1.0.0/a.js';
  const find = jest.fn((name: string) => (name === failedScript ? [{ responseStatus }] : []));
  // jsdom has no timings of resources.
  Object.assign(performance, { getEntriesByName: find });
  expect(failureOf(new Error('Loading chunk 7 failed.'), at('code', { failedScript }))).toEqual({
    phase: 'code',
    kind: 'unreachable',
    detail: `Loading chunk 7 failed.${says}`,
    ...(says && { status: responseStatus }),
  });
});
