/** Runs a plain server in its own process: `main.ts <port> <fastify|express> <database's address>` */
import { createAnswers } from './answers';
import { serveByExpress } from './express';
import { serveByFastify } from './fastify';

const [port, kind, databaseUrl] = process.argv.slice(2);
const serve = kind === 'express' ? serveByExpress : serveByFastify;
await serve(createAnswers(databaseUrl ?? ''), Number(port));
process.send?.('ready');
