import { followHead, type Head } from '../src/chain/head';
import { createRpc } from '../src/chain/rpc';
import { startAnvil, type Anvil } from './anvil';
import { eventually } from './eventually';

/** Longer than the test: only the announcements can bring a block. */
const NEVER_MS = 10 * 60_000;

let anvil: Anvil;
let head: Head;
beforeAll(async () => {
  anvil = await startAnvil();
});
afterAll(async () => {
  await head?.stop();
  await anvil?.stop();
});

test('an announced block is the head at once, also after the node was away', async () => {
  const port = Number(new URL(anvil.url).port);
  const rpc = createRpc({ urls: [anvil.url], timeoutMs: 10_000, chainId: 31337 });
  head = followHead(rpc, NEVER_MS, () => undefined, anvil.url.replace('http', 'ws'));
  await eventually(() => Promise.resolve(head.latest() !== undefined));
  await anvil.rpc('evm_mine');
  await eventually(() => Promise.resolve((head.latest()?.number ?? 0) > 0));

  await anvil.stop();
  anvil = await startAnvil([], port);
  // A new chain begins at 0. The first blocks may come before the connection is there again.
  await anvil.rpc('anvil_mine', ['0x64']);
  await eventually(async () => {
    await anvil.rpc('evm_mine');
    return (head.latest()?.number ?? 0) > 100;
  });
});
