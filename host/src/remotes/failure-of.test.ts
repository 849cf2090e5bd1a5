import { failureOf } from './failure-of';
import { RemoteProblem, type Phase } from './remote-failure';

const at = (phase: Phase, more = {}) => ({ phase, problem: null, brokenOff: false, ...more });

test('what was broken off did not answer, whatever the runtime says', () => {
  expect(failureOf(new Error('x'), at('entry', { brokenOff: true }))).toMatchObject({
    kind: 'timeout',
    phase: 'entry',
  });
});

test('what our own check found is kept', () => {
  const problem = new RemoteProblem('incompatible', 'it needs react ^20.0.0.');
  expect(failureOf(new Error('wrapped'), at('manifest', { problem }))).toEqual({
    kind: 'incompatible',
    phase: 'manifest',
    detail: 'it needs react ^20.0.0.',
  });
});

test.each<[Phase, string, string]>([
  ['manifest', 'TypeError: Failed to fetch', 'unreachable'],
  ['entry', 'Failed to load script resources. #RUNTIME-008', 'unreachable'],
  ['entry', '#RUNTIME-008 ScriptExecutionError: boo', 'corrupt'],
  ['entry', 'Failed to get remoteEntry exports. #RUNTIME-001', 'corrupt'],
  ['code', 'Loading chunk 7 failed.', 'unreachable'],
  ['code', '#RUNTIME-014', 'corrupt'],
  ['code', 'Version 18 of shared singleton module react does not satisfy', 'incompatible'],
  ['start', 'x is not a function', 'crashed'],
])('in the phase %s, "%s" means %s', (phase, message, kind) => {
  expect(failureOf(new Error(message), at(phase)).kind).toBe(kind);
});
