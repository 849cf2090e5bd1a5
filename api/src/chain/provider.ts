import type { Context } from '@opentelemetry/api';
import { JsonRpcProvider, type JsonRpcPayload, type JsonRpcResult } from 'ethers';
import { inContext, tracedContext } from '../infra/tracing/tracing';
import type { Rpc } from './rpc';

/** An ethers provider over our node pool, which tries the next node if one fails. */
class RpcProvider extends JsonRpcProvider {
  readonly #traced = new WeakMap<object, Context>();

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

  /** ethers sends the calls in batches from a timer, which belongs to no caller's trace or to another's. */
  override send(method: string, params: unknown[] | Record<string, unknown>): Promise<never> {
    const context = tracedContext();
    if (context !== undefined) this.#traced.set(params, context);
    return super.send(method, params) as Promise<never>;
  }

  /** A batch belongs to the trace of its first traced call. */
  override async _send(payload: JsonRpcPayload | JsonRpcPayload[]): Promise<JsonRpcResult[]> {
    const requests = Array.isArray(payload) ? payload : [payload];
    const context = requests.map(({ params }) => this.#traced.get(params)).find(Boolean);
    return inContext(context, () => this.rpc.send(requests as never)) as Promise<JsonRpcResult[]>;
  }
}

export function createProvider(
  rpc: Rpc,
  chainId: number,
  pollingInterval: number,
): JsonRpcProvider {
  return new RpcProvider(rpc, chainId, pollingInterval);
}
