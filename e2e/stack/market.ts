import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stands for the market-data provider: answers with `price`, or fails while `price` is null. */
export async function startMarket() {
  const market: { price: number | null } = { price: 2400 };
  const server = createServer((_request, response) => {
    response.writeHead(market.price === null ? 503 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(market.price === null ? {} : { usdPrice: market.price }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    set: (price: number | null) => void (market.price = price),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
