import { randomInt } from 'node:crypto';
import { freePort } from '../lib/free-port';

export interface Address {
  readonly host: string;
  readonly port: number;
}

/**
 * An address for anvil that no page can guess, because anvil answers any page over its WebSocket: one of 2^38 addresses and
 * ports of the loopback. On macOS, which has only one loopback address, the port alone is random.
 */
export async function hiddenAddress(): Promise<Address> {
  const host = `127.${randomInt(1, 255)}.${randomInt(0, 256)}.${randomInt(1, 255)}`;
  try {
    return { host, port: await freePort(host) };
  } catch {
    return { host: '127.0.0.1', port: await freePort() };
  }
}
