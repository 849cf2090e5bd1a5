interface RpcAnswer {
  result?: unknown;
  error?: { code: number; message: string; data?: unknown };
}

let id = 0;

/** One JSON-RPC call. Throws the node's error as wallets do, with code and data; tools/json-rpc drops both. */
export async function callNode(url: string, method: string, params: unknown = []) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: ++id, method, params }),
  });
  const { result, error } = (await response.json()) as RpcAnswer;
  if (error === undefined) return result;
  const { message, ...rest } = error;
  throw Object.assign(new Error(message), rest);
}
