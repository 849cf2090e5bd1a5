import { webcrypto } from 'node:crypto';
import { hasCode } from '@updown/shared';
import { testConfig } from '@updown/shared/testing';
import { fakeAuthenticator, type Habits } from '../../../testing/fake-authenticator';

// The node of an account that does not exist yet.
const store = {
  dispatch: () => ({ unwrap: () => Promise.resolve({ result: '0x' }) }),
} as never;

/** A page with the provider, in a browser with this password manager. */
async function openPage(habits: Habits = {}) {
  const authenticator = fakeAuthenticator(habits);
  localStorage.clear();
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  Object.defineProperty(navigator, 'credentials', { value: authenticator, configurable: true });
  jest.resetModules();
  const [{ requestOf }, { keptPasskey }] = await Promise.all([
    import('./passkey-provider'),
    import('./kept-passkey'),
  ]);
  const request = requestOf(store, testConfig);
  return {
    authenticator,
    keptPasskey,
    connect: async () => ((await request({ method: 'eth_requestAccounts' })) as string[])[0],
    codeOf: (address: unknown) => request({ method: 'eth_getCode', params: [address, 'latest'] }),
    signIn: () => request({ method: 'personal_sign', params: ['0x5566', '0x'] }),
  };
}

const garbled: [string, ArrayBuffer][] = [
  ['is empty', new ArrayBuffer(0)],
  ['is no CBOR', new Uint8Array([0xff, 0x12, 0x34]).buffer],
  ['is missing', undefined as never],
  ['is null', null as never],
];

test('the key is read from the attestation, without a further prompt', async () => {
  const { authenticator, connect, signIn } = await openPage();
  expect(await connect()).toMatch(/^0x[0-9a-fA-F]{40}$/);
  expect(await signIn()).toMatch(/^0x/);
  expect(authenticator.prompts).toEqual({ create: 1, get: 1 });
});

test.each(garbled)(
  'where the attestation %s, signatures tell the key',
  async (_what, attestation) => {
    const { authenticator, connect, signIn, keptPasskey } = await openPage({ attestation });
    const account = await connect();
    expect(keptPasskey()?.account).toBe(account);
    expect(await signIn()).toMatch(/^0x/);
    expect(authenticator.prompts).toEqual({ create: 1, get: 3 });
  },
);

test('its account is a contract before it exists, so that nobody asks it for a permit', async () => {
  const { connect, codeOf } = await openPage();
  expect(hasCode(await codeOf(await connect()))).toBe(true);
  expect(hasCode(await codeOf(`0x${'12'.repeat(20)}`))).toBe(false);
});

test('two players never get the same account', async () => {
  const accounts = new Set<string | undefined>();
  for (const [, attestation] of garbled) {
    accounts.add(await (await openPage({ attestation })).connect());
  }
  expect(accounts.size).toBe(garbled.length);
});

test.each(['Ed25519', 'RS256'] as const)(
  'a key of the kind %s is refused, and kept nowhere',
  async (algorithm) => {
    const { connect, keptPasskey } = await openPage({ algorithm });
    await expect(connect()).rejects.toThrow(
      'This passkey has a kind of key that an account cannot check.',
    );
    expect(keptPasskey()).toBeNull();
  },
);

test('a passkey that does not check its owner is refused, and kept nowhere', async () => {
  const { connect, keptPasskey } = await openPage({ isVerified: false });
  await expect(connect()).rejects.toThrow('This passkey does not check that it is you.');
  expect(keptPasskey()).toBeNull();
});

test('a passkey that signs with another key is forgotten before anything is sent to its account', async () => {
  const { connect, signIn, keptPasskey } = await openPage({ otherKey: true });
  await connect();
  await expect(signIn()).rejects.toThrow('The passkey did not sign with its own key.');
  expect(keptPasskey()).toBeNull();
});

test('a signature of 64 bytes is read as well', async () => {
  const { connect, signIn } = await openPage({ rawSignature: true });
  await connect();
  expect(await signIn()).toMatch(/^0x/);
});
