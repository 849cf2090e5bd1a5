import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { text } from 'node:stream/consumers';
import { rejectionOf } from '../site/rpc-gate';
import { corsHeaders, extensionOrigin, preflightHeaders, isOurs } from '../site/same-origin';

interface GateOptions {
  readonly port: number;
  /** The address of anvil. */
  readonly chainUrl: string;
}

/**
 * Whether a page calls. With every POST, browsers send the page's origin and its relation to us (Sec-Fetch-Site), and no
 * page can omit or change these. Programs send neither.
 */
function isPage(headers: IncomingHttpHeaders): boolean {
  const isFromBrowser = headers.origin !== undefined || headers['sec-fetch-site'] !== undefined;
  return isFromBrowser && extensionOrigin(headers) === undefined;
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
export async function startChainGate({ port, chainUrl }: GateOptions) {
  async function pass(type = '', body: string, response: ServerResponse): Promise<void> {
    try {
      const headers = { 'content-type': type };
      const answer = await fetch(chainUrl, { method: 'POST', headers, body });
      const content = await answer.text();
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(content);
    } catch {
      reject(response, 503, 'The local chain does not answer.');
    }
  }

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { headers, method } = incoming;
    if (!isOurs(headers, port)) {
      return reject(response, 421, `This is localhost:${port}, and it answers to no other name.`);
    }
    if (isPage(headers)) return reject(response, 403, 'Pages may not call the chain.');
    const extension = extensionOrigin(headers);
    if (extension !== undefined && method === 'OPTIONS') {
      return void response.writeHead(204, preflightHeaders(extension)).end();
    }
    if (method !== 'POST') return reject(response, 405, 'JSON-RPC calls are POSTed here.');
    const body = await text(incoming);
    if (extension !== undefined) {
      for (const [name, value] of Object.entries(corsHeaders(extension))) {
        response.setHeader(name, value);
      }
      const reason = walletRejection(body);
      if (reason !== undefined) return reject(response, 403, reason);
    }
    return pass(headers['content-type'], body, response);
  }

  const server = createServer((incoming, response) => {
    answer(incoming, response).catch(() => response.destroy());
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
