import { partLoaded, systemApi } from '@updown/shared';
import { http, HttpResponse } from 'msw';
import { config, fakeServer } from '../testing/fake-server';
import { createPage, signedIn, site } from '../testing/page';
import { installDiagnostics } from './updown';

const { server } = fakeServer();
afterEach(() => delete window.updown);

test('the helper on the window tells what the page is made of', async () => {
  const { store } = createPage();
  const descriptor = site('game');
  expect(installDiagnostics(store, descriptor)).toBe(window.updown);
  expect(window.updown?.config()).toBeUndefined();
  await store.dispatch(systemApi.endpoints.config.initiate());
  store.dispatch(partLoaded({ name: 'game', version: '1.0.0' }));
  expect(window.updown?.site).toBe(descriptor);
  expect(window.updown?.versions).toEqual({ game: '1.0.0' });
  expect(window.updown?.config()).toEqual(config);
});

test('it asks the API anew whether it is alive', async () => {
  const helper = installDiagnostics(createPage().store, site('game'));
  server.use(http.get('*/api/health', () => HttpResponse.json({ status: 'ok' })));
  expect(await helper.health()).toBe(true);
  server.use(http.get('*/api/health', () => new HttpResponse(null, { status: 503 })));
  expect(await helper.health()).toBe(false);
});

test('it holds no token', () => {
  const page = createPage();
  signedIn(page);
  const { token } = page.store.getState().session;
  expect(JSON.stringify(installDiagnostics(page.store, site('game')))).not.toContain(token);
});
