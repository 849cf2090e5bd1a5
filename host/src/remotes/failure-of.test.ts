import { failureOf } from './failure-of';
import { RemoteError, type Phase } from './remote-failure';

function at(phase: Phase, more = {}) {
  return { phase, brokenOff: false, ...more };
}

test('an aborted load is a timeout, whatever the error says', () => {
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

test.each<[Phase, string, string]>([
  ['entry', 'boo', 'crashed'],
  ['code', 'Loading chunk 7 failed.', 'unreachable'],
  ['code', 'Module "./Panel" does not exist in container.', 'corrupt'],
  ['start', 'x is not a function', 'crashed'],
])('in the phase %s, "%s" means %s', (phase, message, kind) => {
  expect(failureOf(new Error(message), at(phase)).kind).toBe(kind);
});
