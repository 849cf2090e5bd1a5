import { Problem } from '../../../tools/problem';

const WITHIN_MS = 10_000;

/** The text at an address; rejects with a problem that names the address. */
export async function fetchText(address: string): Promise<string> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(WITHIN_MS) });
    if (response.ok) return await response.text();
    throw new Error(`it answers ${response.status}`);
  } catch (error) {
    throw new Problem(`${address} cannot be read: ${(error as Error).message}`);
  }
}
