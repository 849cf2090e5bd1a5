import { JsonRpcProvider, type JsonRpcPayload, type JsonRpcResult } from 'ethers';
import type { Rpc } from './rpc';

/** An ethers provider over our node pool, which tries the next node if one fails. */
class RpcProvider extends JsonRpcProvider {
  constructor(
    private readonly rpc: Rpc,
    chainId: number,
    pollingInterval: number,
  ) {
    // Without `cacheTimeout: -1`, a second transaction right after the first would get a cached nonce.
    super('http://rpc.invalid', chainId, {
      staticNetwork: true,
      pollingInterval,
      cacheTimeout: -1,
    });
  }

  override async _send(payload: JsonRpcPayload | JsonRpcPayload[]): Promise<JsonRpcResult[]> {
    const requests = Array.isArray(payload) ? payload : [payload];
    return (await this.rpc.send(requests as never)) as JsonRpcResult[];
  }
}

export function createProvider(
  rpc: Rpc,
  chainId: number,
  pollingInterval: number,
): JsonRpcProvider {
  return new RpcProvider(rpc, chainId, pollingInterval);
}
