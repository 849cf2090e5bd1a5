import { rejectionOf } from './rpc-gate';

function call(method: unknown) {
  return { jsonrpc: '2.0', id: 1, method, params: [] };
}

test('a page may call the methods of a wallet', () => {
  for (const method of [
    'eth_requestAccounts',
    'personal_sign',
    'eth_sendTransaction',
    'eth_call',
  ]) {
    expect(rejectionOf(call(method))).toBeUndefined();
  }
});

test('a page may not move the clock, set balances, or take over an account', () => {
  for (const method of ['evm_increaseTime', 'anvil_setBalance', 'hardhat_impersonateAccount']) {
    expect(rejectionOf(call(method))).toContain(method);
  }
});

test('one forbidden call rejects the whole batch', () => {
  expect(rejectionOf([call('eth_call'), call('evm_mine')])).toContain('evm_mine');
  expect(rejectionOf([call('eth_call'), call('eth_chainId')])).toBeUndefined();
});

test('a body that is not a JSON-RPC call is rejected', () => {
  for (const body of [null, 'eth_call', 7, {}, call(undefined), [], [null]]) {
    expect(rejectionOf(body)).toBeDefined();
  }
});

test('a batch has a limit', () => {
  expect(rejectionOf(Array.from({ length: 51 }, () => call('eth_call')))).toBe(
    'A batch holds 1 to 50 calls.',
  );
});
