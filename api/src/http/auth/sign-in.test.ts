import { SiweMessage } from '@signinwithethereum/siwe';
import { getAddress, hashMessage, verifyMessage, Wallet } from 'ethers';
import { createSignIn } from './sign-in';

const ORIGIN = 'https://updown.example';
const HOST = 'updown.example';
const contract = `0x${'c0de'.repeat(10)}`;

function textFor(address: string, nonce: string, issuedAt: number) {
  return {
    nonce,
    expires_at: issuedAt + 300_000,
    message: new SiweMessage({
      domain: HOST,
      uri: ORIGIN,
      version: '1',
      chainId: 31337,
      nonce,
      address: getAddress(address),
      issuedAt: new Date(issuedAt).toISOString(),
      expirationTime: new Date(issuedAt + 300_000).toISOString(),
    }).prepareMessage(),
  };
}

/** Builds a sign-in with ten open messages that counts its calls to the node. */
function createDesk(
  address: string,
  signedByContract?: string,
  issuedAt = Date.now(),
  allowedKey?: string,
) {
  const requests: string[] = [];
  const texts = Array.from({ length: 10 }, (_, i) => textFor(address, `nonce0000${i}`, issuedAt));
  const signIn = createSignIn({
    nonces: { open: () => Promise.resolve(texts), use: () => Promise.resolve(true) } as never,
    tokens: { issue: () => Promise.resolve('a token') } as never,
    chainId: 31337,
    checks: {
      verifyMessage,
      hashMessage,
      getAddress,
      checkContractWalletSignature: (_address, message) => {
        requests.push('isValidSignature');
        return Promise.resolve(message === signedByContract);
      },
    },
    hasCode: () => {
      requests.push('code');
      return Promise.resolve(address === contract);
    },
    allowedKey: () => {
      requests.push('key');
      return Promise.resolve(allowedKey?.toLowerCase());
    },
  });
  return {
    requests,
    texts,
    signIn: (signature: string, message?: string) => signIn(address, HOST, signature, message),
  };
}

test('calls the node once for a wrong signature, however many messages are open', async () => {
  const { requests, signIn } = createDesk(Wallet.createRandom().address);
  const another = await Wallet.createRandom().signMessage('something else');
  expect(await signIn(another)).toBeUndefined();
  expect(await signIn('0x')).toBeUndefined();
  expect(requests).toEqual(['code', 'code']);
});

test('does not call the node for the signature of an ordinary wallet, whichever message it signed', async () => {
  const wallet = Wallet.createRandom();
  const { requests, signIn, texts } = createDesk(wallet.address);
  expect(await signIn(await wallet.signMessage(texts[7]?.message ?? ''))).toBe('a token');
  expect(requests).toEqual([]);
});

test('checks one message after another with a contract wallet until one matches', async () => {
  const issuedAt = Date.now();
  const third = createDesk(contract, undefined, issuedAt).texts[2]?.message;
  const { requests, signIn } = createDesk(contract, third, issuedAt);
  expect(await signIn('0x01')).toBe('a token');
  expect(requests).toEqual(['code', ...Array.from({ length: 3 }, () => 'isValidSignature')]);
});

test('calls the node at most four times for a wrong signature of a contract wallet', async () => {
  const { requests, signIn } = createDesk(contract);
  expect(await signIn('0x02')).toBeUndefined();
  expect(requests).toEqual(['code', ...Array.from({ length: 3 }, () => 'isValidSignature')]);
});

test('checks only the given message with a contract wallet, however many newer messages are open', async () => {
  const issuedAt = Date.now();
  const last = createDesk(contract, undefined, issuedAt).texts[9]?.message;
  const { requests, signIn } = createDesk(contract, last, issuedAt);
  expect(await signIn('0x01')).toBeUndefined();
  requests.length = 0;
  expect(await signIn('0x01', last)).toBe('a token');
  expect(requests).toEqual(['code', 'isValidSignature']);
  expect(await signIn('0x01', 'a message that is not open')).toBeUndefined();
});

test('accepts the key that the account has allowed, and no other key', async () => {
  const [key, other] = [Wallet.createRandom(), Wallet.createRandom()];
  const { requests, signIn, texts } = createDesk(contract, undefined, Date.now(), key.address);
  const message = texts[4]?.message ?? '';
  expect(await signIn(await other.signMessage(message), message)).toBeUndefined();
  expect(await signIn(await key.signMessage('another message'), message)).toBeUndefined();
  expect(requests.filter((request) => request === 'key')).toHaveLength(2);
  expect(await signIn(await key.signMessage(message), message)).toBe('a token');
});

test('asks for no allowed key of an ordinary wallet', async () => {
  const key = Wallet.createRandom();
  const { address } = Wallet.createRandom();
  const { requests, signIn, texts } = createDesk(address, undefined, Date.now(), key.address);
  const message = texts[0]?.message ?? '';
  expect(await signIn(await key.signMessage(message), message)).toBeUndefined();
  expect(requests).toEqual(['code']);
});

test('accepts a message that is open by the database’s clock, whatever the local clock shows', async () => {
  const wallet = Wallet.createRandom();
  for (const wrongBy of [-600_000, 600_000]) {
    const { signIn, texts } = createDesk(wallet.address, undefined, Date.now() + wrongBy);
    expect(await signIn(await wallet.signMessage(texts[0]?.message ?? ''))).toBe('a token');
  }
});
