import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { writeSafely } from '../../tools/write-safely';

export interface Secrets {
  readonly databasePassword: string;
  readonly databaseAdminPassword: string;
  /** Signs the tokens of all API processes. */
  readonly authSecret: string;
}

function make() {
  return randomBytes(48).toString('base64url');
}

/** Reads the secrets from the file. The first start creates it, readable by its owner only. */
export async function keptSecrets(file: string): Promise<Secrets> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  const kept = JSON.parse(text) as Partial<Secrets>;
  const made = { databasePassword: make(), databaseAdminPassword: make(), authSecret: make() };
  const secrets = { ...made, ...kept };
  const isWhole = Object.keys(made).every((name) => name in kept);
  if (!isWhole) await writeSafely(file, `${JSON.stringify(secrets, null, 2)}\n`, 0o600);
  return secrets;
}
