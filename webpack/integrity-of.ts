import { createHash } from 'node:crypto';

/** The value of the `integrity` attribute for a file with this content. */
export function integrityOf(content: string | Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
