// Keeps one compiler process running, because a warm compiler takes a third of the time of a new process.
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { text } from 'node:stream/consumers';

// The contracts' own compiler.
const solc = createRequire(new URL('../../../contracts/package.json', import.meta.url))('solc');
const socket = process.argv[2];

createServer(async (request, response) => {
  response.end(request.url === '/version' ? solc.version() : solc.compile(await text(request)));
}).listen(socket, () => process.send('ready'));

process.on('disconnect', () => process.exit());
