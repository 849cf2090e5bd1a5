import type { Call } from '../contracts/calls';
import { encodeCall } from '../evm/encode-call';

/** A call as the wallet gets it. */
export function encoded(call: Call): { to: string; data: string } {
  return { to: call.to, data: encodeCall(call) };
}
