import { encodeCall } from '../evm/read-contract';
import type { Call } from '../wallet/calls';

/** A call as the wallet receives it. */
export function encoded(call: Call): { to: string; data: string } {
  return { to: call.to, data: encodeCall(call) };
}
