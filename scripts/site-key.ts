import { Problem } from '../tools/problem';
import { createKeys } from '@updown/protocol/site/site-signature';

/** `npm run site-key -- <name>`: makes a key that signs a site's descriptor, and prints both of its halves. */
export async function run([name = '']: readonly string[]): Promise<number> {
  if (!/^[\w-]+$/.test(name)) throw new Problem('Name the key: npm run site-key -- 2026');
  const { publicKey, privateKey } = await createKeys();
  console.log(
    `For the pipelines that release, as a secret:\nUPDOWN_SITE_KEY=${name}:${privateKey}\n`,
  );
  console.log(`For the build of the host:\n${name}:${publicKey}`);
  return 0;
}
