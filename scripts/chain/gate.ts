import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { takenPort } from '../settings/ports';
import { corsHeaders, extensionOrigin, preflightHeaders } from '../site/extension-origin';
import { rejectionOf } from '../site/rpc-gate';
import { isOurs } from '../site/same-origin';
import { gateCaller } from './gate-caller';

interface Gate {
  stop(): Promise<void>;
}

interface GateOptions {
  readonly port: number;
  /** The address of anvil. */
  readonly chainUrl: string;
}

function reject(response: ServerResponse, status: number, message: string): void {
  const body = { jsonrpc: '2.0', id: null, error: { code: -32600, message } };
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function walletRejection(body: string): string | undefined {
  try {
    return rejectionOf(JSON.parse(body));
  } catch {
    return 'This is not JSON.';
  }
}

/**
 * The public port of the local chain. Programs of this machine may call everything, wallet extensions the methods of a
 * wallet, pages nothing. The Host header must be ours, against an attacker's name that resolves to here (DNS rebinding).
 */
export async function startChainGate({ port, chainUrl }: GateOptions): Promise<Gate> {
  const agent = new Agent({ keepAlive: true });

  function pass(incoming: IncomingMessage, response: ServerResponse, body?: string): void {
    const { 'content-type': type = '', 'content-length': length } = incoming.headers;
    const headers = {
      'content-type': type,
      ...(length !== undefined && { 'content-length': length }),
    };
    const onward = request(chainUrl, { method: 'POST', agent, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, { 'content-type': 'application/json' });
      answer.pipe(response);
    });
    onward.once('error', () => {
      if (!response.headersSent) reject(response, 503, 'The local chain does not answer.');
      else response.destroy();
    });
    response.once('close', () => onward.destroy());
    if (body === undefined) incoming.pipe(onward);
    else onward.end(body);
  }

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { headers, method } = incoming;
    if (!isOurs(headers, port)) {
      return reject(response, 421, `This is localhost:${port}, and it answers to no other name.`);
    }
    const caller = gateCaller(headers);
    if (caller === 'page') return reject(response, 403, 'Pages may not call the chain.');
    const extension = extensionOrigin(headers);
    if (extension !== undefined && method === 'OPTIONS') {
      return void response.writeHead(204, preflightHeaders(extension)).end();
    }
    if (method !== 'POST') return reject(response, 405, 'JSON-RPC calls are POSTed here.');
    if (extension === undefined) return pass(incoming, response);

    for (const [name, value] of Object.entries(corsHeaders(extension))) {
      response.setHeader(name, value);
    }
    const body = await text(incoming);
    const reason = walletRejection(body);
    return reason === undefined ? pass(incoming, response, body) : reject(response, 403, reason);
  }

  const server = createServer((incoming, response) => {
    answer(incoming, response).catch(() => response.destroy());
  }).listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch (error) {
    const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    throw isTaken ? takenPort('chainPort', port) : error;
  }
  return {
    async stop() {
      server.close();
      server.closeAllConnections();
      agent.destroy();
      await once(server, 'close');
    },
  };
}
