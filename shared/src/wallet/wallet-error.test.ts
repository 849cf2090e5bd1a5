import { explainError } from '../evm/explain-error';
import { toWalletError, WalletError } from './wallet-error';

function thrown(message: string, more: object = {}) {
  return Object.assign(new Error(message), more);
}

describe('an error of a wallet or a node', () => {
  test.each([
    ['by its number', thrown('No.', { code: 4001 })],
    ['by its name', thrown('No.', { code: 'ACTION_REJECTED' })],
    ['by its message', thrown('MetaMask Tx Signature: User denied transaction signature.')],
    ['by its number as a text', thrown('No.', { code: '4001' })],
    ['as WalletConnect does', thrown('User rejected.', { code: 5000 })],
    ['as WalletConnect does for chains', thrown('Rejected chains', { code: 5001 })],
    ['as WalletConnect does for methods', thrown('Rejected methods', { code: 5002 })],
    ['by the status word of a Ledger', thrown('Failed', { statusCode: 0x6985 })],
    ['by the text of a Ledger', thrown('Ledger device: UNKNOWN_ERROR (0x6985)')],
    ['by the number 1', thrown('Cancelled', { code: 1 })],
    ['by "Request rejected"', thrown('Request rejected')],
    ['as a text alone', 'User canceled the request'],
    ['as Firefox closes a prompt', new DOMException('The operation was aborted.', 'AbortError')],
    ['inside of an error of a node', thrown('Internal', { code: -32603, data: { code: 4001 } })],
    ['inside of a cause', thrown('Failed', { cause: thrown('x', { code: 4001 }) })],
    ['inside of an info', thrown('could not coalesce', { info: { error: { code: 4001 } } })],
  ])('counts as declined %s', (_how, error) => {
    expect(toWalletError(error, 'Prediction failed.')).toMatchObject({
      rejected: true,
      message: 'Transaction was cancelled.',
    });
  });

  test.each([
    ['a node that reverts', thrown('execution reverted', { code: 3, data: '0x12' })],
    ['a node that refuses', thrown('nonce too low', { code: -32000 })],
    ['a transaction that the network rejected', thrown('transaction rejected by the node')],
    ['nothing', undefined],
  ])('does not count as declined: %s', (_what, error) => {
    expect(toWalletError(error, 'Prediction failed.').rejected).toBe(false);
  });

  test('says that gas is missing', () => {
    const error = thrown('insufficient funds for gas * price + value');
    expect(toWalletError(error, 'x', false).message).toBe('Insufficient funds for gas fee.');
  });

  test('shows its own text on request, and the fallback otherwise', () => {
    expect(toWalletError(thrown('nonce too low'), 'Failed.').message).toBe('nonce too low');
    expect(toWalletError(thrown('nonce too low'), 'Failed.', false).message).toBe('Failed.');
    expect(toWalletError(thrown(''), 'Failed.').message).toBe('Failed.');
    expect(toWalletError(undefined, 'Failed.').message).toBe('Failed.');
  });

  test('stays as it is if it is a WalletError', () => {
    const own = new WalletError('The transaction was reverted by the contract.', false);
    expect(toWalletError(own, 'Failed.', false)).toBe(own);
  });
});

// NoRewardsToClaim(7, 0x…00)
const noRewards = `0xebf2b307${'7'.padStart(64, '0')}${'0'.repeat(64)}`;

describe('errors thrown by a wallet', () => {
  test.each([
    ['directly', thrown('reverted', { data: noRewards })],
    ['inside of data', thrown('reverted', { data: { data: noRewards } })],
    ['inside of an error', { error: { data: noRewards } }],
    ['inside of a cause', thrown('failed', { cause: thrown('reverted', { data: noRewards }) })],
  ])('is decoded if it carries a custom error %s', async (_where, error) => {
    expect(await explainError(error, 'Failed to claim rewards.')).toMatchObject({
      errorName: 'NoRewardsToClaim',
      message: 'No rewards available to claim for this round.',
    });
  });

  test('is declined, whatever else is inside', async () => {
    const error = thrown('No.', { code: 4001, data: noRewards });
    expect(await explainError(error, 'Failed.')).toMatchObject({ rejected: true });
  });

  test('keeps its own text if the custom error is not of these contracts', async () => {
    const error = thrown('execution reverted', { data: '0x12345678' });
    expect(await explainError(error, 'Failed.')).toMatchObject({ message: 'execution reverted' });
  });

  test('stays as it is if it is a WalletError', async () => {
    const own = new WalletError('The transaction was reverted by the contract.', false);
    expect(await explainError(own, 'Failed.', false)).toBe(own);
  });
});
