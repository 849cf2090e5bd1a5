export type JsonRpc = <T = unknown>(method: string, params?: readonly unknown[]) => Promise<T>;

/**
 * Calls a node's JSON-RPC from Node; throws an error with the method's name if the node answers with an error. A call that
 * takes longer than `timeoutMs` fails.
 */
export function jsonRpc(url: string, timeoutMs = 10_000): JsonRpc {
  let id = 0;
  return async <T>(method: string, params: readonly unknown[] = []) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: ++id, method, params }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer = (await response.json()) as { result: T; error?: { message: string } };
    if (answer.error) throw new Error(`${method}: ${answer.error.message}`);
    return answer.result;
  };
}
