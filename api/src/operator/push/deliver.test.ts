import { pushSettings, startPushService, type PushService } from '../../../test/push-service';
import { deliver } from './deliver';

let service: PushService;
beforeAll(async () => {
  service = await startPushService();
});
afterAll(() => service.stop());

const told = { title: 'Your round has ended', body: 'b', tag: 'round-7', language: 'en' };
const parcel = { text: JSON.stringify(told), ttlSeconds: 600, topic: 'round-7' };

function sendTo({ subscription: { endpoint, keys } }: ReturnType<PushService['newBrowser']>) {
  const operator = pushSettings(service.url);
  service.expectOperator(operator.PUSH_PUBLIC_KEY);
  return deliver({ endpoint, ...keys }, parcel, {
    publicKey: operator.PUSH_PUBLIC_KEY,
    privateKey: operator.PUSH_PRIVATE_KEY,
    subject: operator.PUSH_SUBJECT,
  });
}

test('only the browser can read the message, and the push service knows the operator', async () => {
  const browser = service.newBrowser();
  expect(await sendTo(browser)).toEqual({ kind: 'sent' });
  expect(browser.received).toMatchObject([
    { message: told, headers: { ttl: '600', topic: 'round-7', urgency: 'normal' } },
  ]);
});

test.each([
  [201, 'sent'],
  [404, 'gone'],
  [410, 'gone'],
  [429, 'busy'],
  [500, 'busy'],
  [503, 'busy'],
  [400, 'refused'],
  [403, 'refused'],
  // A redirect could lead to any host.
  [302, 'refused'],
])('an answer of %i means that the message is %s', async (status, kind) => {
  const browser = service.newBrowser();
  browser.answers.push(status);
  expect(await sendTo(browser)).toMatchObject({ kind });
});

test('a push service that cannot be reached is busy', async () => {
  const gone = await startPushService();
  const browser = gone.newBrowser();
  await gone.stop();
  expect(await sendTo(browser)).toEqual({ kind: 'busy', delayMs: 0 });
});
