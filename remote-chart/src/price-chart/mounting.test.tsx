import { mountOften, testServer } from '@updown/shared/testing';
import type { ComponentType } from 'react';
import { exports as exposed } from '../../package.json';
import { chartApi, chartHandlers } from '../../testing/chart-api';
import { fakeDrawing } from '../../testing/fake-drawing';
import { loadDrawing } from '../candles/load-drawing';

jest.mock('../candles/load-drawing');
jest.mock('../widget/frame-address', () => ({ frameAddress: () => 'about:blank' }));

const server = testServer();
beforeEach(() => {
  jest.mocked(loadDrawing).mockResolvedValue(fakeDrawing().draw);
  server.use(...chartHandlers(chartApi()));
});

test.each(Object.entries(exposed))('%s leaves nothing behind in the page', async (path, file) => {
  const module = (await import(`../../${file}`)) as Record<string, ComponentType>;
  const Exposed = module[path.slice(2)]!;
  const { early, late } = await mountOften(<Exposed />, () => ({
    request: () => Promise.reject(new Error()),
  }));
  expect(late).toEqual(early);
});
