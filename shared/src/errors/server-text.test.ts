import { errorText } from '@updown/contracts';
import { pageLanguage } from '../i18n/page-language';
import { serverText } from './server-text';

afterEach(() => pageLanguage.show('en'));

test.each(['Minimum stake is 30,000 tokens.', 'Round #7 does not exist.', 'Something else (odd).'])(
  'in English a sentence of the server stays to the letter: %p',
  (text) => {
    expect(serverText(text)).toBe(text);
  },
);

test('each error of a passkey’s account is translated', async () => {
  await pageLanguage.show('es');
  const names = [
    'NotSignedByAccount',
    'CallsExpired',
    'InvalidSigner',
    'InvalidOwner',
    'UnknownVerifier',
    'SignerKnown',
    'SignerUnknown',
    'LastSigner',
    'RemovesItself',
    'SignerP256InvalidPublicKey',
  ];
  for (const text of names.map((name) => errorText(name)!)) expect(serverText(text)).not.toBe(text);
});

test('a known sentence is translated with its values, and an unknown one stays', async () => {
  await pageLanguage.show('es');
  expect(serverText('You already predicted in this round.')).toBe(
    'Ya has hecho tu predicción en esta ronda.',
  );
  expect(serverText('Minimum stake is 30,000.5 tokens.')).toBe(
    'La apuesta mínima es de 30.000,5 tokens.',
  );
  expect(serverText('Something else (odd).')).toBe('Something else (odd).');
});
