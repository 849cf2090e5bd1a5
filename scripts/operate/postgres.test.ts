import { once } from 'node:events';
import { realpathSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { dirname } from 'node:path';
import { findServer } from '../../tools/find-servers';
import { postgresIsReady } from './postgres';

// PostgreSQL writes its errors so: the letter E, the length, then fields that end in a zero byte.
const STARTING_UP = 'SFATAL\0VFATAL\0C57P03\0Mthe database system is starting up\0\0';
const ASK_PASSWORD = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 3]);
/** The client first asks for encryption, in a message of this length. */
const ENCRYPTION_REQUEST_BYTES = 8;

function errorMessage(fields: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(fields.length + 4);
  return Buffer.concat([Buffer.from('E'), length, Buffer.from(fields)]);
}

/** Whether a server that answers each session so counts as ready. */
async function isReadyWith(answer: Buffer): Promise<boolean> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', ({ length }) => {
      if (length === ENCRYPTION_REQUEST_BYTES) socket.write('N');
      else socket.end(answer);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const programs = dirname(realpathSync(findServer('postgres')));
    return await postgresIsReady(programs, (server.address() as AddressInfo).port);
  } finally {
    server.close();
  }
}

test('a database that accepts connections but still starts up is not ready', async () => {
  expect(await isReadyWith(errorMessage(STARTING_UP))).toBe(false);
});

test('a database that asks for the password is ready', async () => {
  expect(await isReadyWith(ASK_PASSWORD)).toBe(true);
});
