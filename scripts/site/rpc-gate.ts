/**
 * What a page may ask of the local chain. Its accounts are unlocked and it takes any Host header, so the
 * browser gets what a wallet would do, and nothing that changes the chain itself (anvil_*, evm_*).
 */
const allowed: ReadonlySet<string> = new Set([
  'eth_accounts',
  'eth_blockNumber',
  'eth_call',
  'eth_chainId',
  'eth_estimateGas',
  'eth_feeHistory',
  'eth_gasPrice',
  'eth_getBalance',
  'eth_getBlockByHash',
  'eth_getBlockByNumber',
  'eth_getCode',
  'eth_getLogs',
  'eth_getTransactionByHash',
  'eth_getTransactionCount',
  'eth_getTransactionReceipt',
  'eth_maxPriorityFeePerGas',
  'eth_requestAccounts',
  'eth_sendRawTransaction',
  'eth_sendTransaction',
  'eth_signTypedData_v4',
  'net_version',
  'personal_sign',
]);

const maximumBatch = 50;

function methodOf(call: unknown): string | undefined {
  if (typeof call !== 'object' || call === null || !('method' in call)) return undefined;
  return typeof call.method === 'string' ? call.method : undefined;
}

/** Why a JSON-RPC body is not passed on; undefined when it is. */
export function refusal(body: unknown): string | undefined {
  const calls: readonly unknown[] = Array.isArray(body) ? body : [body];
  if (calls.length === 0 || calls.length > maximumBatch) {
    return `A batch holds 1 to ${maximumBatch} calls.`;
  }
  for (const call of calls) {
    const method = methodOf(call);
    if (method === undefined) return 'This is not a JSON-RPC call.';
    if (!allowed.has(method)) return `The method ${method} is not open to pages.`;
  }
  return undefined;
}
