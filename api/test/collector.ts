import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

export interface ReceivedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
}

interface Export {
  readonly resourceSpans: { readonly scopeSpans: { readonly spans: ReceivedSpan[] }[] }[];
}

/** An OpenTelemetry collector that keeps the spans, as it gets them over OTLP/HTTP. */
export async function startCollector() {
  const spans: ReceivedSpan[] = [];
  const server = createServer((request, response) => {
    void json(request)
      .then((body) => {
        if (request.url !== '/v1/traces') throw new Error(`unexpected path ${request.url}`);
        const { resourceSpans } = body as Export;
        spans.push(...resourceSpans.flatMap((of) => of.scopeSpans.flatMap((each) => each.spans)));
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      })
      .catch(() => response.writeHead(400).end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
