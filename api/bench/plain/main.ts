/** A plain server in a process of its own: `main.ts <fastify|express> <port> <database's address>` */
import { createAnswers } from './answers';
import { serveByExpress } from './express';
import { serveByFastify } from './fastify';

const [kind, port, databaseUrl] = process.argv.slice(2);
const serve = kind === 'express' ? serveByExpress : serveByFastify;
await serve(createAnswers(databaseUrl ?? ''), Number(port));
process.send?.('ready');
