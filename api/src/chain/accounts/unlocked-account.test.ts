import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { JsonRpcProvider, JsonRpcSigner } from 'ethers';
import { unlockedAccount } from './unlocked-account';

const ADDRESS = '0x71bE63f3384f5fb98995898A86B02Fb2426c5788';

interface Call {
  readonly id: number;
  readonly method: string;
}

let server: Server;
let provider: JsonRpcProvider;

/** A node that accepts one transaction and then goes away before it returns a receipt. */
beforeEach(async () => {
  server = createServer((request, response) => {
    void json(request).then((body) => {
      const { id, method } = body as Call;
      const isSent = method === 'eth_sendTransaction';
      const result = isSent ? `0x${'1'.repeat(64)}` : '0x5208';
      response.setHeader('connection', 'close');
      response.end(JSON.stringify({ jsonrpc: '2.0', id, result }));
      if (isSent) server.close();
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  provider = new JsonRpcProvider(`http://127.0.0.1:${port}`, 31337, { staticNetwork: true });
});
afterEach(() => {
  provider.destroy();
  server.close();
});

test('throws, and does not wait forever, if the node goes away after it has accepted a transaction', async () => {
  const account = unlockedAccount(new JsonRpcSigner(provider, ADDRESS));
  await expect(account.send({ to: ADDRESS, data: '0x' })).rejects.toThrow(/ECONNREFUSED|refused/);
});
