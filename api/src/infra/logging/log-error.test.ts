import { makeError } from 'ethers';
import { loggedError } from './log-error';

const signed = `0x${'ab'.repeat(65)}`;

test('logs the cause and place of an ethers error, without its transaction', () => {
  const error = makeError('insufficient funds', 'INSUFFICIENT_FUNDS', {
    transaction: { data: signed },
  });
  expect(error.message).toContain(signed);
  const logged = JSON.stringify(loggedError(error));
  expect(logged).not.toContain(signed);
  expect(logged).toContain('log-error.test.ts');
  expect(loggedError(error)).toMatchObject({
    code: 'INSUFFICIENT_FUNDS',
    message: 'insufficient funds',
  });
});

test('logs any other error completely', () => {
  expect(
    loggedError(new TypeError('It is none.', { cause: new Error('For this.') })),
  ).toMatchObject({ type: 'TypeError', message: 'It is none.: For this.' });
});
