import { CHAIN_ID, PLAYER, TOKEN } from '../testing/fixtures';
import type { WalletRequest } from '../wallet/wallet';
import { erc20Calls } from './read-contract';
import { readPermit } from './token-reads';

/** A wallet whose account has this code. */
function walletWith(code: unknown) {
  const domain = ['0x0f', 'Ion', '1', CHAIN_ID, TOKEN, `0x${'00'.repeat(32)}`, []];
  const request = ({ method, params }: WalletRequest) => {
    if (method === 'eth_getCode') return Promise.resolve(code);
    const [{ data }] = params as [{ data: string }];
    const isNonce = erc20Calls.parseTransaction({ data })?.name === 'nonces';
    const answer = isNonce
      ? erc20Calls.encodeFunctionResult('nonces', [4n])
      : erc20Calls.encodeFunctionResult('eip712Domain', domain);
    return Promise.resolve(answer);
  };
  return { request };
}

test.each([
  ['an ordinary account', '0x'],
  ['an ordinary account that delegates to a contract', `0xef0100${'11'.repeat(20)}`],
])('%s signs a permit', async (_account, code) => {
  expect(await readPermit(walletWith(code), TOKEN, PLAYER)).toMatchObject({ nonce: 4n });
});

test.each([
  ['a passkey', `0x363d3d373d3d3d363d73${'ab'.repeat(20)}5af43d82803e903d91602b57fd5bf3`],
  ['a Safe', `0x608060405273${'ab'.repeat(20)}`],
])('the account of %s has to approve instead', async (_account, code) => {
  await expect(readPermit(walletWith(code), TOKEN, PLAYER)).rejects.toThrow(
    "Please approve tokens first using the 'Approve Tokens' button.",
  );
});
