import { definitions } from '../../infra/settings/definitions';
import { isPushEndpoint } from './subscriptions';

const { read, fallback } = definitions.PUSH_SERVICES;
const services = read(fallback ?? '');

test.each([
  ['Chrome', 'https://fcm.googleapis.com/fcm/send/dQw4:APA91b'],
  ['Firefox', 'https://updates.push.services.mozilla.com/wpush/v2/gAAAAA'],
  ['Edge', 'https://wns2-par02p.notify.windows.com/w/?token=BQYAAA'],
  ['Safari', 'https://web.push.apple.com/QGuQyavXutnMH'],
])('knows the push service of %s', (_browser, endpoint) => {
  expect(isPushEndpoint(endpoint, services)).toBe(true);
});

test.each([
  ['another host', 'https://internal.example/send'],
  ['this machine', 'http://127.0.0.1:5432/'],
  ['the metadata of a cloud', 'http://169.254.169.254/latest/meta-data'],
  ['no encryption', 'http://fcm.googleapis.com/fcm/send/1'],
  ['another port', 'https://fcm.googleapis.com:8443/fcm/send/1'],
  ['a name before the host', 'https://fcm.googleapis.com@internal.example/'],
  ['a password', 'https://a:b@fcm.googleapis.com/fcm/send/1'],
  ['a longer name', 'https://fcm.googleapis.com.internal.example/'],
  ['a name that only ends alike', 'https://evilnotify.windows.com/'],
  ['the domain of the names', 'https://notify.windows.com/'],
  ['no URL', 'fcm.googleapis.com'],
])('refuses %s', (_what, endpoint) => {
  expect(isPushEndpoint(endpoint, services)).toBe(false);
});

test('knows an origin of this machine only if it is named', () => {
  const named = read('http://127.0.0.1:4405');
  expect(isPushEndpoint('http://127.0.0.1:4405/send/1', named)).toBe(true);
  expect(isPushEndpoint('http://127.0.0.1:4406/send/1', named)).toBe(false);
});
