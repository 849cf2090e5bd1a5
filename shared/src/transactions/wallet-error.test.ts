import { explainError } from './explain-error';
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
