import { JsonRpcProvider, Wallet, type ContractTransaction, type TransactionReceipt } from 'ethers';
import { startAnvil, type Anvil } from '../../../test/anvil';
import { eventually } from '../../../test/eventually';
import { localKey } from '../../../test/local-key';
import { LeaseLost } from '../../infra/database/hold-lease';
import { ContractError } from '../contract-error';
import type { Account } from './account';
import { keyAccount } from './key-account';
import { NotSent } from './not-sent';
import { createAccounts } from './open-account';
import { throwReverted } from './reverted';
import { unlockedAccount } from './unlocked-account';

jest.setTimeout(60_000);

let anvil: Anvil;
let provider: JsonRpcProvider;
beforeAll(async () => {
  anvil = await startAnvil();
  provider = new JsonRpcProvider(anvil.url, 31337, {
    staticNetwork: true,
    pollingInterval: 20,
    cacheTimeout: -1,
  });
});
afterAll(async () => {
  provider.destroy();
  await anvil.stop();
});

const RECIPIENT = '0x00000000000000000000000000000000000000dd';
const gift: ContractTransaction = { to: RECIPIENT, value: 1n, data: '0x' };
/** Reverts with `NoActiveRound()`. */
const REFUSING = '0x63bccf9d5360e01b60005260046000fd';
const ACCEPTING = '0x00';
const wallet = new Wallet(localKey(7));
function balance() {
  return provider.getBalance(RECIPIENT);
}
function account(patienceMs: number) {
  return keyAccount(wallet.connect(provider), provider, { patienceMs, pollMs: 10 });
}

async function stopMining() {
  await anvil.rpc('evm_setAutomine', [false]);
  await anvil.rpc('evm_setIntervalMining', [0]);
}
function goOnMining() {
  return anvil.rpc('evm_setAutomine', [true]);
}
/** From the next block on, raises the base fee above every fee offered so far. */
async function raisePrices() {
  const block = await provider.getBlock('latest');
  const price = (block?.baseFeePerGas ?? 1n) * 4n + 20_000_000_000n;
  await anvil.rpc('anvil_setNextBlockBaseFeePerGas', [`0x${price.toString(16)}`]);
  await anvil.rpc('evm_mine');
}
async function waiting() {
  const { pending } = await anvil.rpc<{
    pending: Record<string, Record<string, { hash: string }>>;
  }>('txpool_content');
  const own = Object.entries(pending).find(
    ([from]) => from.toLowerCase() === wallet.address.toLowerCase(),
  );
  return Object.values(own?.[1] ?? {}).map(({ hash }) => hash);
}

test('gives many concurrent transactions their nonces, and sends each of them once', async () => {
  const before = await balance();
  const sender = account(10_000);
  const receipts = await Promise.all(Array.from({ length: 20 }, () => sender.send(gift)));
  expect(new Set(receipts.map(({ hash }) => hash)).size).toBe(20);
  expect(await balance()).toBe(before + 20n);
});

test('two processes can send from one account', async () => {
  // At its minimum, the base fee no longer falls from block to block. Anvil lets any higher fee replace a transaction;
  // other nodes require an increase of a tenth.
  await anvil.rpc('anvil_setNextBlockBaseFeePerGas', ['0x7']);
  await anvil.rpc('evm_mine');
  const before = await balance();
  const [one, other] = [account(10_000), account(10_000)];
  await Promise.all([one, other, one, other, one, other].map((sender) => sender.send(gift)));
  expect(await balance()).toBe(before + 6n);
});

test('replaces a stuck transaction with a higher fee, and does not send it twice', async () => {
  const before = await balance();
  await stopMining();
  const sending = account(300).send(gift);
  const [first] = await eventually(async () => {
    const hashes = await waiting();
    return hashes.length > 0 && hashes;
  });
  await raisePrices();
  await eventually(async () => !(await waiting()).includes(first ?? ''));
  await goOnMining();
  await anvil.rpc('evm_mine');
  const { hash } = await sending;
  expect(hash).not.toBe(first);
  expect(await balance()).toBe(before + 1n);
});

describe('a transaction that expires', () => {
  const stuck = async (renew?: () => Promise<ContractTransaction>) => {
    await stopMining();
    const sending = account(3_600_000).send(gift, { expiry: { validForMs: 300, renew } });
    const outcome = sending.catch((error: unknown) => error);
    const [first] = await eventually(async () => {
      const hashes = await waiting();
      return hashes.length > 0 && hashes;
    });
    await raisePrices();
    await eventually(async () => !(await waiting()).includes(first ?? ''));
    await goOnMining();
    await anvil.rpc('evm_mine');
    return outcome;
  };

  test('is replaced by a renewed one', async () => {
    const before = await balance();
    await stuck(() => Promise.resolve({ ...gift, value: 5n }));
    expect(await balance()).toBe(before + 5n);
  });

  test.each([
    ['it cannot be renewed', undefined],
    ['its renewal fails', () => Promise.reject(new Error('No price'))],
  ])('is cancelled if %s', async (_where, renew) => {
    const before = await balance();
    expect(await stuck(renew)).toMatchObject({ statusCode: 503 });
    expect(await balance()).toBe(before);
    expect((await account(10_000).send(gift)).status).toBe(1);
  });
});

test('gives up at once when another transaction has taken its nonce', async () => {
  const before = await balance();
  await stopMining();
  const outcome = account(3_600_000)
    .send(gift)
    .catch((error: unknown) => error);
  await eventually(async () => (await waiting()).length > 0);
  const { maxFeePerGas } = await provider.getFeeData();
  const fees = { maxFeePerGas: maxFeePerGas! * 4n, maxPriorityFeePerGas: maxFeePerGas! * 2n };
  const nonce = await provider.getTransactionCount(wallet.address, 'latest');
  await wallet.connect(provider).sendTransaction({ ...gift, value: 7n, nonce, ...fees });
  await goOnMining();
  await anvil.rpc('evm_mine');
  expect(await outcome).toBeInstanceOf(NotSent);
  expect(await balance()).toBe(before + 7n);
});

test.each<[string, () => Promise<Account>]>([
  ['an account whose key we hold', () => Promise.resolve(account(10_000))],
  ['an account of the node', async () => unlockedAccount(await provider.getSigner(7))],
])(
  'allows more gas than the estimate, because the state may change in the meantime: %s',
  async (_name, sender) => {
    const { hash } = await (await sender()).send(gift);
    const { gasLimit } = (await provider.getTransaction(hash))!;
    expect(gasLimit).toBeGreaterThanOrEqual(21_000n + 22_100n);
  },
);

test.each<[string, () => Promise<Account>]>([
  ['an account whose key we hold', () => Promise.resolve(account(10_000))],
  ['an account of the node', async () => unlockedAccount(await provider.getSigner(7))],
])('reports that it cannot pay the gas, and sends nothing: %s', async (_name, sender) => {
  const funds = await provider.getBalance(wallet.address);
  await anvil.rpc('anvil_setBalance', [wallet.address, '0x1']);
  const refused = (await sender()).send({ ...gift, value: 0n });
  await expect(refused).rejects.toBeInstanceOf(NotSent);
  await anvil.rpc('anvil_setBalance', [wallet.address, `0x${funds.toString(16)}`]);
});

test('opens one account per key, and all callers share it', async () => {
  const open = createAccounts(provider, true);
  const [one, same, other] = await Promise.all([
    open(localKey(7), wallet.address),
    open(localKey(7).toUpperCase().replace('0X', '0x'), wallet.address),
    open(localKey(6), wallet.address),
  ]);
  expect(same).toBe(one);
  expect(other).not.toBe(one);
});

test('replaces pending transactions that a dead process left behind', async () => {
  const before = await balance();
  await stopMining();
  const gone = account(3_600_000).send(gift);
  gone.catch(() => {});
  await eventually(async () => (await waiting()).length > 0);
  await raisePrices();
  const sending = account(300).send(gift);
  let isThrough = false;
  void sending.then(() => (isThrough = true));
  await eventually(async () => {
    await anvil.rpc('evm_mine');
    return isThrough;
  });
  await goOnMining();
  // The old transaction was either replaced or mined after all. Ours is mined exactly once.
  const gained = (await balance()) - before;
  expect([1n, 2n]).toContain(gained);
});

test('reports the contract’s error if a call would revert', async () => {
  await anvil.rpc('anvil_setCode', [RECIPIENT, REFUSING]);
  const refused = account(10_000).send(gift);
  await expect(refused).rejects.toBeInstanceOf(ContractError);
  await expect(refused).rejects.toMatchObject({ errorName: 'NoActiveRound' });
});

test.each<[string, () => Promise<Account>]>([
  ['an account whose key we hold', () => Promise.resolve(account(10_000))],
  ['an account of the node', async () => unlockedAccount(await provider.getSigner(8))],
])('reports why an overtaken transaction reverted, and its cost: %s', async (_name, sender) => {
  await anvil.rpc('anvil_setCode', [RECIPIENT, ACCEPTING]);
  await stopMining();
  const fees: bigint[] = [];
  const onMined = ({ fee }: TransactionReceipt) => void fees.push(fee);
  const outcome = (await sender()).send(gift, { onMined }).catch((error: unknown) => error);
  await eventually(
    async () => Number((await anvil.rpc<{ pending: string }>('txpool_status')).pending) > 0,
  );
  await anvil.rpc('anvil_setCode', [RECIPIENT, REFUSING]);
  await goOnMining();
  await anvil.rpc('evm_mine');
  expect(await outcome).toMatchObject({ errorName: 'NoActiveRound' });
  // A reverted transaction still pays its fee.
  expect(fees).toEqual([expect.any(BigInt)]);
});

test('suggests a retry if the transaction would succeed now', async () => {
  await anvil.rpc('anvil_setCode', [RECIPIENT, ACCEPTING]);
  const reverted = throwReverted(provider, wallet.address, gift);
  await expect(reverted).rejects.toMatchObject({ statusCode: 409 });
});

test('sends nothing for a process that has lost its lease', async () => {
  const before = await balance();
  const count = await provider.getTransactionCount(wallet.address, 'pending');
  const assertMay = () => {
    throw new LeaseLost('The lease is lost.');
  };
  const unlocked = unlockedAccount(await provider.getSigner(7));
  for (const sender of [account(10_000), unlocked]) {
    await expect(sender.send(gift, { assertMay })).rejects.toThrow(LeaseLost);
  }
  expect(await balance()).toBe(before);
  expect(await provider.getTransactionCount(wallet.address, 'pending')).toBe(count);
});
