import { JsonRpcProvider, type JsonRpcPayload, type JsonRpcResult } from 'ethers';
import type { Rpc } from './rpc';

/** ethers' provider over our addresses: it tries the next one where one fails. */
class RpcProvider extends JsonRpcProvider {
  constructor(
    private readonly rpc: Rpc,
    chainId: number,
    pollingInterval: number,
  ) {
    // Without `cacheTimeout: -1` a second transaction at once would be given a nonce from memory.
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

export const createProvider = (
  rpc: Rpc,
  chainId: number,
  pollingInterval: number,
): JsonRpcProvider => new RpcProvider(rpc, chainId, pollingInterval);
