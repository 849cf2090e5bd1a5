import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Writes a certificate for localhost, which nobody has signed, and its key. */
export function makeCertificate(folder: string) {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const out = ['-days', '1', '-keyout', key, '-out', certificate];
  execFileSync('openssl', ['req', '-x509', ...curve, ...name, ...out], { stdio: 'pipe' });
  return { key, certificate };
}
