import { versionRecorded, systemApi } from '@updown/shared';
import { signIn } from '@updown/shared/testing';
import { http, HttpResponse } from 'msw';
import { config, fakeServer } from '../../testing/fake-server';
import { createPage, site } from '../../testing/page';
import { installDiagnostics } from './updown';
import { apiDiagnostics } from './updown-api';

const { server } = fakeServer();
afterEach(() => delete window.updown);

test('the helper on the window lists the parts of the page [spec 7.13b]', async () => {
  const { store } = createPage();
  const descriptor = site('game');
  expect(installDiagnostics(store, { site: descriptor }, { list: [] })).toBe(window.updown);
  Object.assign(window.updown!, apiDiagnostics(store));
  expect(window.updown?.config()).toBeUndefined();
  await store.dispatch(systemApi.endpoints.config.initiate());
  store.dispatch(versionRecorded({ name: 'game', version: '1.0.0' }));
  expect(window.updown?.site).toBe(descriptor);
  expect(window.updown?.versions).toEqual({ game: '1.0.0' });
  expect(window.updown?.config()).toEqual(config);
});

test('before the API slice is there, the helper knows no configuration', async () => {
  const helper = installDiagnostics(createPage().store, { site: site('game') }, { list: [] });
  expect(helper.config()).toBeUndefined();
  expect(await helper.health()).toBe(false);
});

test('it asks the API again whether it is alive [spec 7.13c]', async () => {
  const helper = apiDiagnostics(createPage().store);
  server.use(http.get('*/api/health', () => HttpResponse.json({ status: 'ok' })));
  expect(await helper.health()).toBe(true);
  server.use(http.get('*/api/health', () => new HttpResponse(null, { status: 503 })));
  expect(await helper.health()).toBe(false);
});

test('it holds no token', () => {
  const page = createPage();
  signIn(page.store, { balance: 5 });
  const { token } = page.store.getState().session;
  expect(
    JSON.stringify(installDiagnostics(page.store, { site: site('game') }, { list: [] })),
  ).not.toContain(token);
});
