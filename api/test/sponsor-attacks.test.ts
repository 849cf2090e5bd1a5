import { accountAddress } from '@updown/contracts/accounts';
import {
  executeDigest,
  newAccountSignature,
  personalDigest,
} from '@updown/contracts/accounts/sign';
import { softwarePasskey } from '@updown/contracts/accounts/software-passkey';
import { accountAbi, gameAbi, tokenAbi } from '@updown/protocol/generated/abi';
import {
  concat,
  formatEther,
  hexlify,
  Interface,
  MaxUint256,
  parseEther,
  randomBytes,
  Signature,
  toUtf8Bytes,
  Wallet,
} from 'ethers';
import { feesOf } from '../src/chain/accounts/fees';
import { times } from './depth';
import { localKey } from './local-key';
import { signGrant } from './sign-grant';
import { startWorld, type World } from './world';

jest.setTimeout(300_000);

const CHAIN = 31_337;
const DEADLINE = 2 ** 40;
const token = new Interface(tokenAbi);
const game = new Interface(gameAbi);
const account = new Interface(accountAbi);

let world: World;
let sponsor: string;
beforeAll(async () => {
  world = await startWorld({
    SPONSOR_GAS: 'true',
    RATE_LIMIT_PER_MINUTE: '1000000',
    KEEPER_PRIVATE_KEY: localKey(1),
    MANAGER_PRIVATE_KEY: localKey(2),
    SPONSOR_PRIVATE_KEY: localKey(9),
    // Each caller of a test has an address of its own.
    TRUST_PROXY: '127.0.0.1',
  });
  sponsor = await world.account(9);
});
afterAll(() => world?.stop());

interface Answered {
  readonly status: number;
  readonly body: {
    readonly message: string;
    readonly token: string;
    readonly nonce: string;
    readonly data: { readonly transactionHash: string };
  };
  readonly bytes: number;
}

/** Calls the API from an address of the internet. */
function callerAt(ip: string) {
  return async (path: string, sent?: object, session?: string): Promise<Answered> => {
    const headers = new Headers({ 'x-forwarded-for': ip });
    if (session !== undefined) headers.set('authorization', `Bearer ${session}`);
    if (sent !== undefined) headers.set('content-type', 'application/json');
    const response = await fetch(`${world.api().url}/api${path}`, {
      headers,
      ...(sent && { method: 'POST', body: JSON.stringify(sent) }),
    });
    const text = await response.text();
    const body = JSON.parse(text) as Answered['body'];
    return { status: response.status, body, bytes: text.length };
  };
}
type Caller = ReturnType<typeof callerAt>;

async function signIn(
  call: Caller,
  address: string,
  sign: (text: string) => string | Promise<string>,
): Promise<string> {
  const { nonce } = (await call(`/auth/nonce/${address}`)).body;
  const signature = await sign(nonce);
  return (await call('/auth/verify', { address, signature })).body.token;
}

/** A signed-in player with a passkey, whose account does not exist yet. */
async function passkeyPlayer(call: Caller) {
  const passkey = softwarePasskey();
  const address = accountAddress(passkey);
  const session = await signIn(call, address, (text) =>
    newAccountSignature(passkey, passkey.sign(personalDigest(CHAIN, address, toUtf8Bytes(text)))),
  );
  const execute = async (target: string, data: string, nonce = 0n) => {
    const signed = [{ target, value: 0n, data }];
    const signature = passkey.sign(executeDigest(CHAIN, address, signed, nonce, DEADLINE));
    const key = { qx: passkey.qx, qy: passkey.qy };
    const body = { calls: [{ target, data }], deadline: DEADLINE, signature, key };
    const answer = await call('/account/execute', body, session);
    if (answer.status === 200) await world.mined(answer.body.data.transactionHash);
    return answer;
  };
  return { address, session, execute };
}

/** A permit for more than a grant needs: it costs its signer nothing, and no tokens. */
async function permitOf(wallet: Pick<Wallet, 'address' | 'signTypedData'>) {
  const { token: verifyingContract, game: spender } = world.deployment;
  const domain = { name: 'Ion', version: '1', chainId: CHAIN, verifyingContract };
  const types = {
    Permit: [
      { name: 'owner', type: 'address' },
      { name: 'spender', type: 'address' },
      { name: 'value', type: 'uint256' },
      { name: 'nonce', type: 'uint256' },
      { name: 'deadline', type: 'uint256' },
    ],
  };
  const deadline = Math.floor(Date.now() / 1000) + 600;
  const message = { owner: wallet.address, spender, value: parseEther('1'), nonce: 0, deadline };
  const { v, r, s } = Signature.from(await wallet.signTypedData(domain, types, message));
  return { deadline, permit: { value: '1', v, r, s } };
}

/** Signs a new key of Quick play, as often as the sponsor pays for it. */
async function allowQuickPlay(
  call: Caller,
  wallet: Pick<Wallet, 'address' | 'signTypedData'>,
  session: string,
) {
  const now = Math.floor(Date.now() / 1000);
  const key = Wallet.createRandom().address;
  const { deadline, permit } = await permitOf(wallet);
  const grant = { key, perRound: '1', inAll: '1', end: now + 3600, deadline };
  const bounds = (await call('/user/bounds', undefined, session)).body;
  const signature = await signGrant(world.deployment.game, wallet, bounds, grant);
  return call('/quick-play', { ...grant, signature, permit }, session);
}

function accepted(answers: readonly Answered[]): number {
  return answers.filter(({ status }) => status === 200).length;
}

/** The gas that the sponsor has paid for since the block. */
async function gasSince(block: number): Promise<bigint> {
  let gas = 0n;
  for (let number = block + 1; number <= (await world.provider.getBlockNumber()); number++) {
    const mined = await world.provider.getBlock(number, true);
    for (const { hash, from } of mined?.prefetchedTransactions ?? []) {
      if (from !== sponsor) continue;
      gas += (await world.provider.getTransactionReceipt(hash))?.gasUsed ?? 0n;
    }
  }
  return gas;
}

function approve() {
  const data = token.encodeFunctionData('approve', [world.deployment.game, MaxUint256]);
  return { target: world.deployment.token, data };
}

/** Says yes to `isValidSignature`; any other call, such as `execute`, stores its sender. */
const STRANGER = `0x60003560e01c631626ba7e1460145733600055005b7f1626ba7e${'00'.repeat(28)}60005260206000f3`;

test.each([
  ['of their own', STRANGER],
  [
    'that passes calls on to their own implementation, with a key, as our accounts do',
    concat([
      `0x363d3d373d3d3d363d73${'ab'.repeat(20)}5af43d82803e903d91602b57fd5bf3`,
      randomBytes(64),
    ]),
  ],
  ['of another account of ours', undefined],
])('a stranger with the code %s is never sent a transaction', async (_case, given) => {
  const call = callerAt('203.0.113.1');
  const address = Wallet.createRandom().address.toLowerCase();
  // Their contract says yes to a sign-in, and then becomes another.
  await world.anvil.rpc('anvil_setCode', [address, STRANGER]);
  const session = await signIn(call, address, () => hexlify(randomBytes(65)));
  expect(session).toBeDefined();
  const owner = await passkeyPlayer(call);
  await world.post('/dev/faucet', { address: owner.address });
  expect((await owner.execute(approve().target, approve().data)).status).toBe(200);
  const code = given ?? (await world.provider.getCode(owner.address));
  await world.anvil.rpc('anvil_setCode', [address, code]);

  const block = await world.provider.getBlockNumber();
  const { qx, qy } = softwarePasskey();
  const body = { calls: [approve()], deadline: DEADLINE, signature: '0x12' };
  const answers = [
    await call('/account/execute', body, session),
    await call('/account/execute', { ...body, key: { qx, qy } }, session),
  ];
  expect(answers.map(({ status }) => status)).toEqual([400, 400]);
  expect(await gasSince(block)).toBe(0n);
  expect(BigInt(await world.provider.getStorage(address, 0))).toBe(0n);
});

describe('the node, for a page', () => {
  const call = callerAt('203.0.113.2');
  const read = (method: string, ...params: unknown[]) => call('/account/node', { method, params });

  test('runs no contract that the caller has chosen, whatever it would return', async () => {
    const address = Wallet.createRandom().address;
    // Returns 900,000 zero bytes.
    await world.anvil.rpc('anvil_setCode', [address, '0x620dbba06000f3']);
    const data = account.encodeFunctionData('nonce');
    const { status, bytes } = await read('eth_call', { to: address, data }, 'latest');
    expect({ status, isSmall: bytes < 1000 }).toEqual({ status: 400, isSmall: true });
  });

  test('returns no answer above 32 KB', async () => {
    const address = Wallet.createRandom().address;
    await world.anvil.rpc('anvil_setCode', [address, `0x${'00'.repeat(24_576)}`]);
    const { status, body } = await read('eth_getCode', address, 'latest');
    expect({ status, message: body.message }).toEqual({
      status: 400,
      message: 'The answer is too long for a page.',
    });
  });

  test.each([
    ['eth_call', { to: { toString: 1 } }],
    ['eth_call', { to: `0x${'11'.repeat(20)}`, data: { toString: 1 } }],
    ['eth_call', null],
    ['eth_getCode', { toString: 1 }],
    ['eth_getTransactionReceipt', ['0x']],
  ])('refuses %s of %j', async (method, parameter) => {
    expect((await read(method, parameter)).status).toBe(400);
  });

  test('counts as costly, and does not exist without passkeys', async () => {
    await world.stopApi();
    await world.startApi({ RATE_LIMIT_PER_MINUTE: '50' });
    const other = callerAt('203.0.113.3');
    const body = { method: 'eth_blockNumber', params: [] };
    const statuses = [];
    for (let i = 0; i < 12; i++) statuses.push((await other('/account/node', body)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    await world.stopApi();
    await world.startApi({ SPONSOR_GAS: 'false' });
    expect((await other('/account/node', body)).status).toBe(404);
    await world.stopApi();
    await world.startApi();
  });
});

describe("the sponsor's day", () => {
  /** Starts the API with a day of this much gas, at the price of now. */
  async function startDay(gas: bigint, more: Record<string, string> = {}) {
    const { maxFeePerGas } = feesOf(await world.provider.getFeeData());
    await world.stopApi();
    await world.startApi({ SPONSOR_DAILY_ETH: formatEther(gas * maxFeePerGas), ...more });
  }

  test('one caller with fresh keys without tokens gets a hundredth of it', async () => {
    await startDay(30_000_000n);
    const call = callerAt('2001:db8::1');
    const block = await world.provider.getBlockNumber();
    const answers: Answered[] = [];
    for (let number = 0; number < times(3, 12); number++) {
      // Another address of the same customer.
      const neighbour = callerAt(`2001:db8::${number + 2}`);
      const wallet = Wallet.createRandom();
      const session = await signIn(call, wallet.address, (text) => wallet.signMessage(text));
      for (let i = 0; i < times(4, 16); i++) {
        answers.push(await allowQuickPlay(neighbour, wallet, session));
      }
    }
    const gas = await gasSince(block);
    console.info({ accepted: accepted(answers), of: answers.length, gas });
    expect(accepted(answers)).toBeGreaterThan(0);
    expect(answers.at(-1)).toMatchObject({
      status: 429,
      body: {
        message: "Today's free gas is used up. Please send the transaction with your wallet.",
      },
    });
    expect(gas).toBeLessThan(300_000n);
  });

  test('a caller who has used up their bets can still send and change keys; others can bet', async () => {
    await startDay(10_000_000n, { SPONSOR_PER_CALLER_PERCENT: '14' });
    const call = callerAt('203.0.113.5');
    const player = await passkeyPlayer(call);
    await world.post('/dev/faucet', { address: player.address });
    let nonce = 0n;
    let answer: Answered;
    // A key has one session in its life.
    const allow = () =>
      game.encodeFunctionData('authorizeSession', [
        Wallet.createRandom().address,
        1n,
        1n,
        Math.floor(Date.now() / 1000) + 3600,
      ]);
    do {
      answer = await player.execute(world.deployment.game, allow(), nonce++);
    } while (answer.status === 200 && nonce < 15n);
    expect(answer).toMatchObject({
      status: 429,
      body: {
        message:
          "Today's free gas for bets is used up. You can still claim, send tokens and change your keys, and bet again tomorrow.",
      },
    });
    nonce--;
    const send = token.encodeFunctionData('transfer', [Wallet.createRandom().address, 1n]);
    expect((await player.execute(world.deployment.token, send, nonce++)).status).toBe(200);
    const add = account.encodeFunctionData('addSigner', [Wallet.createRandom().address]);
    expect((await player.execute(player.address, add, nonce)).status).toBe(200);

    const other = await passkeyPlayer(callerAt('203.0.113.6'));
    await world.post('/dev/faucet', { address: other.address });
    expect((await other.execute(world.deployment.game, allow())).status).toBe(200);
    await world.stopApi();
    await world.startApi();
  });
});
