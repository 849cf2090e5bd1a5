import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { writeSafely } from '../launcher/write-safely';

export interface Secrets {
  readonly databasePassword: string;
  /** Signs the tokens of all API processes. */
  readonly authSecret: string;
}

const make = () => randomBytes(48).toString('base64url');

/** The secrets in the file, made at the first start, for the owner's eyes only. */
export async function keptSecrets(file: string): Promise<Secrets> {
  const kept = await readFile(file, 'utf8').catch(() => undefined);
  if (kept !== undefined) return JSON.parse(kept) as Secrets;
  const secrets = { databasePassword: make(), authSecret: make() };
  await writeSafely(file, `${JSON.stringify(secrets, null, 2)}\n`, 0o600);
  return secrets;
}
