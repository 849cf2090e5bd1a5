import { refusal } from './rpc-gate';

const call = (method: unknown) => ({ jsonrpc: '2.0', id: 1, method, params: [] });

test('a page may do what a wallet does', () => {
  for (const method of [
    'eth_requestAccounts',
    'personal_sign',
    'eth_sendTransaction',
    'eth_call',
  ]) {
    expect(refusal(call(method))).toBeUndefined();
  }
});

test('a page may not move the clock, set balances, or take over an account', () => {
  for (const method of ['evm_increaseTime', 'anvil_setBalance', 'hardhat_impersonateAccount']) {
    expect(refusal(call(method))).toContain(method);
  }
});

test('one forbidden call refuses the whole batch', () => {
  expect(refusal([call('eth_call'), call('evm_mine')])).toContain('evm_mine');
  expect(refusal([call('eth_call'), call('eth_chainId')])).toBeUndefined();
});

test('what is not a JSON-RPC call is refused', () => {
  for (const body of [null, 'eth_call', 7, {}, call(undefined), [], [null]]) {
    expect(refusal(body)).toBeDefined();
  }
});

test('a batch has a limit', () => {
  expect(refusal(Array.from({ length: 51 }, () => call('eth_call')))).toBe(
    'A batch holds 1 to 50 calls.',
  );
});
