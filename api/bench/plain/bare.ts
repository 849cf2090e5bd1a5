/**
 * A server that does as little work as possible: it answers every request with the same 304 and writes the same bytes
 * to all streams. Its figures show the cost of the machine and the load. `bare.ts <port>`
 */
import { createServer } from 'node:http';
import type { Socket } from 'node:net';

const HEADERS = 'HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\nconnection: close\r\n\r\n';
/** As long as the events of a stake. */
const filling = 'x'.repeat(700);

const streams = new Set<Socket>();
const server = createServer({ keepAliveTimeout: 72_000 }, (request, response) => {
  if (request.url !== '/api/events') {
    response.writeHead(304, ['etag', '"the same"']).end();
    return;
  }
  const { socket } = request;
  streams.add(socket.setTimeout(0).setNoDelay(true));
  socket.once('close', () => streams.delete(socket));
  socket.write(HEADERS);
});

process.on('message', (id: number) => {
  const at = Date.now();
  const event = Buffer.from(`id: ${id}\nevent: round\ndata: ${filling}\n\n`);
  for (const socket of streams) socket.write(event);
  process.send?.(at);
});
server.listen(Number(process.argv[2]), '127.0.0.1', () => process.send?.('ready'));
