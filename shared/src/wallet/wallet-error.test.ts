import { toWalletError, WalletError } from './wallet-error';

const thrown = (message: string, more: object = {}) => Object.assign(new Error(message), more);

// NoRewardsToClaim(7, 0x…00)
const noRewards = `0xebf2b307${'7'.padStart(64, '0')}${'0'.repeat(64)}`;

describe('what a wallet or a node threw', () => {
  it.each([
    ['by its number', thrown('No.', { code: 4001 })],
    ['by its name', thrown('No.', { code: 'ACTION_REJECTED' })],
    ['by its words', thrown('MetaMask Tx Signature: User denied transaction signature.')],
  ])('is known as a refusal %s', (_how, error) => {
    expect(toWalletError(error, 'Prediction failed.')).toMatchObject({
      rejected: true,
      message: 'Transaction was cancelled.',
    });
  });

  it.each([
    ['plainly', thrown('reverted', { data: noRewards })],
    ['inside of data', thrown('reverted', { data: { data: noRewards } })],
    ['inside of an error', { error: { data: noRewards } }],
    ['inside of a cause', thrown('failed', { cause: thrown('reverted', { data: noRewards }) })],
  ])('is decoded where it carries a custom error %s', (_where, error) => {
    expect(toWalletError(error, 'Failed to claim rewards.')).toMatchObject({
      errorName: 'NoRewardsToClaim',
      message: 'No rewards available to claim for this round.',
    });
  });

  it('says that gas is missing', () => {
    const error = thrown('insufficient funds for gas * price + value');
    expect(toWalletError(error, 'x', false).message).toBe('Insufficient funds for gas fee.');
  });

  it('speaks for itself where that is asked for, and gives way to the fallback otherwise', () => {
    expect(toWalletError(thrown('nonce too low'), 'Failed.').message).toBe('nonce too low');
    expect(toWalletError(thrown('nonce too low'), 'Failed.', false).message).toBe('Failed.');
    expect(toWalletError(thrown(''), 'Failed.').message).toBe('Failed.');
    expect(toWalletError(undefined, 'Failed.').message).toBe('Failed.');
  });

  it('stays what it is where it is one of ours', () => {
    const own = new WalletError('The transaction was reverted by the contract.', false);
    expect(toWalletError(own, 'Failed.', false)).toBe(own);
  });
});
