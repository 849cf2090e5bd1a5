import { toWalletError, WalletError } from './wallet-error';

function thrown(message: string, more: object = {}) {
  return Object.assign(new Error(message), more);
}

describe('an error of a wallet or a node', () => {
  test.each([
    ['by its number', thrown('No.', { code: 4001 })],
    ['by its name', thrown('No.', { code: 'ACTION_REJECTED' })],
    ['by its message', thrown('MetaMask Tx Signature: User denied transaction signature.')],
  ])('counts as declined %s', (_how, error) => {
    expect(toWalletError(error, 'Prediction failed.')).toMatchObject({
      rejected: true,
      message: 'Transaction was cancelled.',
    });
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
