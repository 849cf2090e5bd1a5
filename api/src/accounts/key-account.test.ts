import { JsonRpcProvider, Wallet, type ContractTransaction, type TransactionReceipt } from 'ethers';
import { startAnvil, type Anvil } from '../../test/anvil';
import { eventually } from '../../test/eventually';
import { localKey } from '../../test/local-key';
import { ContractRefusal } from '../chain/refusal';
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

const recipient = '0x00000000000000000000000000000000000000dd';
const gift: ContractTransaction = { to: recipient, value: 1n, data: '0x' };
/** Reverts with `NoActiveRound()`. */
const refusing = '0x63bccf9d5360e01b60005260046000fd';
const accepting = '0x00';
const wallet = new Wallet(localKey(7));
const balance = () => provider.getBalance(recipient);
const account = (patienceMs: number) =>
  keyAccount(wallet.connect(provider), provider, { patienceMs, pollMs: 10 });

const stopMining = async () => {
  await anvil.rpc('evm_setAutomine', false);
  await anvil.rpc('evm_setIntervalMining', 0);
};
const goOnMining = () => anvil.rpc('evm_setAutomine', true);
/** From the next block on, what was offered so far is too little. */
const raisePrices = async () => {
  const block = await provider.getBlock('latest');
  const price = (block?.baseFeePerGas ?? 1n) * 4n + 20_000_000_000n;
  await anvil.rpc('anvil_setNextBlockBaseFeePerGas', `0x${price.toString(16)}`);
  await anvil.rpc('evm_mine');
};
const waiting = async () => {
  const { pending } = await anvil.rpc<{
    pending: Record<string, Record<string, { hash: string }>>;
  }>('txpool_content');
  const own = Object.entries(pending).find(
    ([from]) => from.toLowerCase() === wallet.address.toLowerCase(),
  );
  return Object.values(own?.[1] ?? {}).map(({ hash }) => hash);
};

it('numbers many transactions at once, and sends each of them once', async () => {
  const before = await balance();
  const sender = account(10_000);
  const receipts = await Promise.all(Array.from({ length: 20 }, () => sender.send(gift)));
  expect(new Set(receipts.map(({ hash }) => hash)).size).toBe(20);
  expect(await balance()).toBe(before + 20n);
});

it('shares its account with another process', async () => {
  const before = await balance();
  const [one, other] = [account(10_000), account(10_000)];
  await Promise.all([one, other, one, other, one, other].map((sender) => sender.send(gift)));
  expect(await balance()).toBe(before + 6n);
});

it('replaces a transaction that is stuck by one that pays more, and does not send it twice', async () => {
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

describe('what is true for a while only', () => {
  const stuck = async (renew?: () => Promise<ContractTransaction>) => {
    await stopMining();
    const sending = account(3_600_000).send(gift, { perishable: { goodForMs: 300, renew } });
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

  it('is not sent again: what is true by then takes its place', async () => {
    const before = await balance();
    await stuck(() => Promise.resolve({ ...gift, value: 5n }));
    expect(await balance()).toBe(before + 5n);
  });

  it.each([
    ['there is nothing to take its place', undefined],
    ['what would take its place cannot be had', () => Promise.reject(new Error('No price'))],
  ])('is cancelled where %s', async (_where, renew) => {
    const before = await balance();
    expect(await stuck(renew)).toMatchObject({ statusCode: 503 });
    expect(await balance()).toBe(before);
    expect((await account(10_000).send(gift)).status).toBe(1);
  });
});

it('gives up at once when another transaction took its number', async () => {
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

it.each<[string, () => Promise<Account>]>([
  ['an account whose key we hold', () => Promise.resolve(account(10_000))],
  ['an account of the node', async () => unlockedAccount(await provider.getSigner(7))],
])('says that it cannot pay the gas, and sends nothing: %s', async (_name, sender) => {
  const funds = await provider.getBalance(wallet.address);
  await anvil.rpc('anvil_setBalance', wallet.address, '0x1');
  const refused = (await sender()).send({ ...gift, value: 0n });
  await expect(refused).rejects.toBeInstanceOf(NotSent);
  await anvil.rpc('anvil_setBalance', wallet.address, `0x${funds.toString(16)}`);
});

it('opens the account of a key once, for all who share it', async () => {
  const open = createAccounts(provider, true);
  const [one, same, other] = await Promise.all([
    open(localKey(7), wallet.address),
    open(localKey(7).toUpperCase().replace('0X', '0x'), wallet.address),
    open(localKey(6), wallet.address),
  ]);
  expect(same).toBe(one);
  expect(other).not.toBe(one);
});

it('gets past what a process that is gone left standing', async () => {
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
  // What was left standing was replaced by nothing, or was mined after all; ours counts once.
  const gained = (await balance()) - before;
  expect([1n, 2n]).toContain(gained);
});

it('tells the contract’s reason where a call would be refused', async () => {
  await anvil.rpc('anvil_setCode', recipient, refusing);
  const refused = account(10_000).send(gift);
  await expect(refused).rejects.toBeInstanceOf(ContractRefusal);
  await expect(refused).rejects.toMatchObject({ errorName: 'NoActiveRound' });
});

it.each<[string, () => Promise<Account>]>([
  ['an account whose key we hold', () => Promise.resolve(account(10_000))],
  ['an account of the node', async () => unlockedAccount(await provider.getSigner(8))],
])(
  'tells why a transaction was reverted that another one overtook, and what it cost: %s',
  async (_name, sender) => {
    await anvil.rpc('anvil_setCode', recipient, accepting);
    await stopMining();
    const fees: bigint[] = [];
    const onMined = ({ fee }: TransactionReceipt) => void fees.push(fee);
    const outcome = (await sender()).send(gift, { onMined }).catch((error: unknown) => error);
    await eventually(
      async () => Number((await anvil.rpc<{ pending: string }>('txpool_status')).pending) > 0,
    );
    await anvil.rpc('anvil_setCode', recipient, refusing);
    await goOnMining();
    await anvil.rpc('evm_mine');
    expect(await outcome).toMatchObject({ errorName: 'NoActiveRound' });
    // It was paid for all the same.
    expect(fees).toEqual([expect.any(BigInt)]);
  },
);

it('advises another try where nothing is against it any more', async () => {
  await anvil.rpc('anvil_setCode', recipient, accepting);
  const reverted = throwReverted(provider, wallet.address, gift);
  await expect(reverted).rejects.toMatchObject({ statusCode: 409 });
});
