import { extensionOrigin } from './same-origin';

test.each([
  'chrome-extension://nkbihfbeogaeaoehlefnkodbefgpgknn',
  'moz-extension://0d0e6e4a-6d6c-4b6e-9d59-6c1d8f0a2b3c',
  'safari-web-extension://0D0E6E4A-6D6C-4B6E-9D59-6C1D8F0A2B3C',
])('%s is an extension', (origin) => {
  expect(extensionOrigin({ origin })).toBe(origin);
});

test.each([
  undefined,
  'null',
  'https://attacker.example',
  'http://localhost:3000',
  'https://chrome-extension.example',
  'https://attacker.example/chrome-extension://nkbihfbeogaeaoehlefnkodbefgpgknn',
  'chrome-extension://nkbihfbeogaeaoehlefnkodbefgpgknn/page.html',
  'chrome-extension://',
])('%s is none', (origin) => {
  expect(extensionOrigin({ origin })).toBeUndefined();
});
