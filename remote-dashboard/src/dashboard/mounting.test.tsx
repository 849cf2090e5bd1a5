import { mountOften, setViewport } from '@updown/shared/testing';
import { http, HttpResponse } from 'msw';
import type { ComponentType } from 'react';
import { exports as exposed } from '../../package.json';
import { ownerInfo } from '../../testing/api';
import { calmServer } from '../../testing/calm-server';

const server = calmServer();
beforeEach(() => setViewport(1280));

test.each(Object.entries(exposed))('%s leaves nothing behind in the page', async (path, file) => {
  server.use(http.get('/api/admin/owner-info', () => HttpResponse.json(ownerInfo(null))));
  const module = (await import(`../../${file}`)) as Record<string, ComponentType>;
  const Exposed = module[path.slice(2)]!;
  const { early, late } = await mountOften(<Exposed />, () => ({
    request: () => Promise.reject(new Error()),
  }));
  expect(late).toEqual(early);
});
