import { http, HttpResponse } from 'msw';
import { fakeServer } from '../testing/fake-server';
import { release } from '../testing/page';
import { readSite } from './read-site';

const site = { schema: 2, serial: 1, remotes: { game: release('game') } };
const parsed = { serial: 1, remotes: { game: { status: 'on', remote: release('game') } } };
const { server } = fakeServer();

afterEach(() => {
  document.body.innerHTML = '';
});

test('the descriptor is fetched', async () => {
  server.use(http.get('*/site.json', () => HttpResponse.json(site)));
  expect(await readSite()).toEqual(parsed);
});

test('a descriptor in the page itself is not fetched', async () => {
  document.body.innerHTML = `<script type="application/json" id="site">${JSON.stringify(site)}</script>`;
  expect(await readSite()).toEqual(parsed);
});

test('a missing descriptor is reported', async () => {
  server.use(http.get('*/site.json', () => new HttpResponse(null, { status: 404 })));
  await expect(readSite()).rejects.toThrow('The site descriptor, /site.json, answers 404.');
});

test('a descriptor that cannot be fetched is reported', async () => {
  server.use(http.get('*/site.json', () => HttpResponse.error()));
  await expect(readSite()).rejects.toThrow('could not be fetched');
});

test('a page in place of the descriptor is reported', async () => {
  server.use(http.get('*/site.json', () => HttpResponse.html('<!doctype html>')));
  await expect(readSite()).rejects.toThrow('The site descriptor is not JSON.');
});
