import { delay, http, HttpResponse, type HttpHandler, type PathParams } from 'msw';

interface Call {
  request: Request;
  params: PathParams;
}

/** The API's responses by method and path, such as `GET /round/:id`: an object for JSON, or a whole response. */
export type Endpoints = Readonly<Record<`${'GET' | 'POST'} /${string}`, (call: Call) => unknown>>;

/** A path that answers with this HTTP error status, has no connection, or never answers. */
export type Outage = number | 'offline' | 'silent';

export interface FakeApi {
  handlers: HttpHandler[];
  /** The paths of all requests in order, such as `/round/:id`. */
  requested: string[];
  /** The paths that fail. */
  outages: Map<string, Outage>;
}

export function errorResponse(status: number, message = 'It failed.') {
  return HttpResponse.json({ success: false, error: 'failed', message }, { status });
}

/** A fake API at the network boundary of the page. */
export function fakeApi(endpoints: Endpoints): FakeApi {
  const requested: string[] = [];
  const outages = new Map<string, Outage>();
  const handlers = Object.entries(endpoints).map(([endpoint, answer]) => {
    const [method = '', path = ''] = endpoint.split(' ');
    const handle = method === 'GET' ? http.get : http.post;
    return handle(`*/api${path}`, async (call) => {
      requested.push(path);
      const outage = outages.get(path);
      if (outage === 'silent') await delay('infinite');
      if (outage === 'offline') return HttpResponse.error();
      if (typeof outage === 'number') return errorResponse(outage);
      const body = await answer(call);
      return body instanceof Response ? body : HttpResponse.json(body as object);
    });
  });
  return { handlers, requested, outages };
}
