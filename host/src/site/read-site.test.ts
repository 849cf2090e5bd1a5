import { http, HttpResponse } from 'msw';
import { fakeServer } from '../testing/fake-server';
import { readSite } from './read-site';

const site = { remotes: { game: { version: '1.0.0', entry: '/remotes/game/1.0.0/m.json' } } };
const { server } = fakeServer();

afterEach(() => {
  document.body.innerHTML = '';
});

test('the descriptor is fetched', async () => {
  server.use(http.get('*/site.json', () => HttpResponse.json(site)));
  expect(await readSite()).toEqual(site);
});

test('where it is inlined in the page, nothing is fetched', async () => {
  document.body.innerHTML = `<script type="application/json" id="site">${JSON.stringify(site)}</script>`;
  expect(await readSite()).toEqual(site);
});

test('a missing descriptor is named', async () => {
  server.use(http.get('*/site.json', () => new HttpResponse(null, { status: 404 })));
  await expect(readSite()).rejects.toThrow('The site descriptor, /site.json, answers 404.');
});

test('a descriptor that cannot be fetched is named', async () => {
  server.use(http.get('*/site.json', () => HttpResponse.error()));
  await expect(readSite()).rejects.toThrow('could not be fetched');
});

test('a page in place of the descriptor is named', async () => {
  server.use(http.get('*/site.json', () => HttpResponse.html('<!doctype html>')));
  await expect(readSite()).rejects.toThrow('The site descriptor is not JSON.');
});
