import { http, HttpResponse } from 'msw';
import { fakeServer } from '../testing/fake-server';
import { servedHost } from './served-host';

const { server } = fakeServer();

test("the host's version is in its file on the server", async () => {
  const file = { version: '0.2.0', provides: { react: '19.3.1' }, keys: {} };
  server.use(http.get('*/host.json', () => HttpResponse.json(file)));
  expect(await servedHost()).toBe('0.2.0');
});

test.each([
  ['no file', () => new HttpResponse(null, { status: 404 })],
  ['no answer', () => HttpResponse.error()],
  ['a page in its place', () => HttpResponse.html('<!doctype html>')],
  ['a file without a version', () => HttpResponse.json({})],
])('a server with %s says nothing about the host', async (_what, answer) => {
  server.use(http.get('*/host.json', answer));
  expect(await servedHost()).toBeUndefined();
});
