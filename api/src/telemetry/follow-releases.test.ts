import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '../../test/eventually';
import { followReleases } from './follow-releases';

const log = { info: jest.fn(), warn: jest.fn() };
const onRelease = jest.fn();
let stop: (() => Promise<void>) | undefined;
beforeEach(() => jest.clearAllMocks());
afterEach(() => stop?.());

function follow(place: string) {
  const releases = followReleases({ place, log, onRelease, lookMs: 5 });
  ({ stop } = releases);
  return releases;
}

function becomes(test: () => boolean) {
  return eventually(() => Promise.resolve(test()));
}

function serials() {
  return onRelease.mock.calls.map(([serial]) => serial as number);
}

describe('in a file', () => {
  let folder: string;
  beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'updown-site-'))));
  afterEach(() => rm(folder, { recursive: true }));

  const replace = async (text: string) => {
    await writeFile(join(folder, 'next.json'), text);
    await rename(join(folder, 'next.json'), join(folder, 'site.json'));
  };

  test('reports each newer serial number, but no older one', async () => {
    await replace('{"serial":3}');
    const releases = follow(join(folder, 'site.json'));
    await becomes(() => releases.latest() === 3);
    for (const serial of [2, 4, 4, 1, 7]) await replace(JSON.stringify({ serial }));
    await becomes(() => releases.latest() === 7);
    expect(serials()).toEqual([...serials()].sort((a, b) => a - b));
    expect(serials()).not.toContain(2);
    expect(log.warn).not.toHaveBeenCalled();
  });

  test('knows until when the pages accept the descriptor', async () => {
    await replace('{"serial":3}');
    const releases = follow(join(folder, 'site.json'));
    await becomes(() => releases.latest() === 3);
    expect(releases.validFor()).toBeUndefined();
    await replace('{"serial":4,"expires":1000}');
    await becomes(() => releases.latest() === 4);
    expect(releases.validFor(400_000)).toBe(600);
  });

  test('knows which versions visitors get: current, fallback and the version being rolled out', async () => {
    const [version, fallback, next] = ['0.2.0', { version: '0.1.0' }, { version: '0.3.0' }];
    const remotes = { game: { version, fallback, next }, chart: null };
    await replace(JSON.stringify({ serial: 3, remotes }));
    const releases = follow(join(folder, 'site.json'));
    expect(releases.serves({ remote: 'game', version })).toBe(false);
    await becomes(() => releases.latest() === 3);
    const served = ['0.0.9', '0.1.0', '0.2.0', '0.3.0'].map((each) =>
      releases.serves({ remote: 'game', version: each }),
    );
    expect(served).toEqual([false, true, true, true]);
    expect(releases.serves({ remote: 'chart', version })).toBe(false);
  });

  test('knows the previews that are neither over nor damaged', async () => {
    const shown = { remote: 'game', version: '0.2.0-preview.1', until: 100 };
    const previews = { '12-ab': shown, '13-ab': { ...shown, until: 50 }, '14-ab': 'none' };
    await replace(JSON.stringify({ serial: 3, previews }));
    const releases = follow(join(folder, 'site.json'));
    expect(releases.previews(70_000)).toEqual([]);
    await becomes(() => releases.latest() === 3);
    expect(releases.previews(70_000)).toEqual([{ ...shown, id: '12-ab' }]);
    expect(releases.previews(100_000)).toEqual([]);
  });

  test('logs an error once, and continues when the file can be read again', async () => {
    const releases = follow(join(folder, 'site.json'));
    await becomes(() => log.warn.mock.calls.length > 0);
    for (const text of ['', 'no JSON', 'null', '{"serial":"8"}']) await replace(text);
    await replace('{"serial":8}');
    await becomes(() => releases.latest() === 8);
    expect(log.warn).toHaveBeenCalledTimes(1);
    expect(log.info).toHaveBeenCalledTimes(1);
  });
});

describe('at a URL', () => {
  let server: Server;
  let status = 200;
  let serial = 5;
  let requests: IncomingMessage['headers'][] = [];
  beforeEach(async () => {
    [status, serial, requests] = [200, 5, []];
    server = createServer((request, response) => {
      requests.push(request.headers);
      const etag = `"${serial}"`;
      const isKnown = status === 200 && request.headers['if-none-match'] === etag;
      response.writeHead(isKnown ? 304 : status, { etag });
      response.end(isKnown ? '' : JSON.stringify({ serial }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => void server.close());

  test('requests only a changed descriptor, and survives errors of the site', async () => {
    const { port } = server.address() as AddressInfo;
    const releases = follow(`http://127.0.0.1:${port}/site.json`);
    await becomes(() => releases.latest() === 5 && requests.length > 3);
    expect(requests[0]?.['if-none-match']).toBeUndefined();
    expect(requests.at(-1)?.['if-none-match']).toBe('"5"');
    status = 500;
    await becomes(() => log.warn.mock.calls.length > 0);
    [status, serial] = [200, 6];
    await becomes(() => releases.latest() === 6);
    expect(serials()).toEqual([5, 6]);
    expect(log.warn).toHaveBeenCalledTimes(1);
  });
});
