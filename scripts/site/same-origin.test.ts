import { isOurs, isSameOrigin } from './same-origin';

test('a browser on this machine reaches the site under its local names', () => {
  for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000']) {
    expect(isOurs({ host }, 3000)).toBe(true);
  }
});

test('a foreign name, another port and a missing name are not ours', () => {
  for (const host of ['attacker.example:3000', 'localhost:3001', 'localhost', undefined]) {
    expect(isOurs({ host }, 3000)).toBe(false);
  }
});

test('our own page and a program without an origin may call the chain', () => {
  const host = 'localhost:3000';
  expect(isSameOrigin({ host, origin: 'http://localhost:3000' }, 3000)).toBe(true);
  expect(isSameOrigin({ host, 'sec-fetch-site': 'same-origin' }, 3000)).toBe(true);
  expect(isSameOrigin({ host }, 3000)).toBe(true);
});

test('a page of another site may not', () => {
  const host = 'localhost:3000';
  expect(isSameOrigin({ host, origin: 'https://attacker.example' }, 3000)).toBe(false);
  expect(isSameOrigin({ host, origin: 'http://localhost:8080' }, 3000)).toBe(false);
  expect(isSameOrigin({ host, origin: 'null' }, 3000)).toBe(false);
  expect(isSameOrigin({ host, 'sec-fetch-site': 'cross-site' }, 3000)).toBe(false);
});
