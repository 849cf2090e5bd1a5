import {
  incidentsIn,
  partsOf,
  roundIncidents,
  sorted,
  summaryOf,
} from '../../operations/status/rules.js';
import { startRealNginx } from './testing/real-nginx';

const now = Date.parse('2026-11-26T12:00:00Z');
const ready = { ready: true, reason: null };
const price = { timestamp: now - 2_000, everySeconds: 2 };

test('nginx serves the status page without an API, and the page may load its own files only', async () => {
  const nginx = await startRealNginx({ apis: ['127.0.0.1:1'] });
  try {
    const get = (path: string) => fetch(`http://127.0.0.1:${nginx.port}${path}`);
    const page = await get('/status');
    expect([page.status, page.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
    const files = [...(await page.text()).matchAll(/(?:src|href)="(status\/[^"]+)"/g)];
    expect(files).toHaveLength(2);
    for (const path of [...files.map(([, file]) => `/${file}`), '/status/incidents.txt']) {
      expect([path, (await get(path)).status]).toEqual([path, 200]);
    }
    expect((await get('/api/ready')).status).toBe(503);
  } finally {
    await nginx.stop();
  }
});

test.each([
  ['The game works', { ready, price }],
  ['The game works, but is late', { ready, price: { ...price, timestamp: now - 90_000 } }],
  ['The game works, but is late', { ready: { ready: false, reason: 'It is behind.' }, price }],
  ['The game does not answer', { ready: undefined, price: undefined }],
])('%s', (summary, answers) => {
  expect(summaryOf(partsOf({ ...answers, now }))).toBe(summary);
});

test("the operator's lines of 90 days are shown beside the void and late rounds of each day, the latest first", () => {
  const lines =
    '# A comment\n2026-11-24 Late.\n2026-11-25 14:05 The disk was full.\n2026-08-01 Old.\n';
  const at = (day: string) => Date.parse(`${day}T10:00:00Z`) / 1000;
  const rounds = [
    { endTime: at('2026-11-25'), outcome: 'VOID', secondsLate: 4000 },
    { endTime: at('2026-11-25'), outcome: 'UP', secondsLate: 300 },
    { endTime: at('2026-11-25'), outcome: 'DOWN', secondsLate: 720 },
  ];
  expect(sorted([...incidentsIn(lines, now), ...roundIncidents(rounds)])).toEqual([
    { day: '2026-11-25', time: '14:05', sentence: 'The disk was full.' },
    {
      day: '2026-11-25',
      time: '',
      sentence:
        '1 round was void: every stake was returned. 2 rounds ended late, by at most 12 minutes.',
    },
    { day: '2026-11-24', time: '', sentence: 'Late.' },
  ]);
});
