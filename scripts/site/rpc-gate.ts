/**
 * The JSON-RPC methods that pages may call. The chain's accounts are unlocked and it accepts any Host header, so pages get
 * the methods of a wallet, and none that changes the chain itself (anvil_*, evm_*).
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

const MAXIMUM_BATCH = 50;

function methodOf(call: unknown): string | undefined {
  if (typeof call !== 'object' || call === null || !('method' in call)) return undefined;
  return typeof call.method === 'string' ? call.method : undefined;
}

/** The reason to reject a JSON-RPC body; undefined if it may pass. */
export function rejectionOf(body: unknown): string | undefined {
  const calls: readonly unknown[] = Array.isArray(body) ? body : [body];
  if (calls.length === 0 || calls.length > MAXIMUM_BATCH) {
    return `A batch holds 1 to ${MAXIMUM_BATCH} calls.`;
  }
  for (const call of calls) {
    const method = methodOf(call);
    if (method === undefined) return 'This is not a JSON-RPC call.';
    if (!allowed.has(method)) return `The method ${method} is not open to pages.`;
  }
  return undefined;
}
