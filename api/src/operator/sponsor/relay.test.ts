import type { SendOptions } from '../../chain/accounts/account';
import { NotSent } from '../../chain/accounts/not-sent';
import { ContractError } from '../../chain/contract-error';
import { createRelay } from './relay';

const address = `0x${'11'.repeat(20)}`;
const FEE = 7n;

/** Sends one claim from an account with this `send`. Returns the response and the amounts booked to the reservation. */
async function claimBy(send: (options: SendOptions) => Promise<unknown>) {
  const booked: (bigint | 'released')[] = [];
  const relay = createRelay({
    account: { address, send: (_transaction: unknown, options: SendOptions) => send(options) },
    provider: {
      estimateGas: () => Promise.resolve(100n),
      getCode: () => Promise.resolve('0x'),
      getFeeData: () => Promise.resolve({ maxFeePerGas: 1n, maxPriorityFeePerGas: 1n }),
    },
    budget: {
      reserve: () =>
        Promise.resolve({
          book: (cost: bigint) => Promise.resolve(void booked.push(cost)),
          release: () => Promise.resolve(void booked.push('released')),
        }),
    },
    contracts: {},
    deployment: { game: address },
    readModel: { round: () => ({}) },
    mostGas: 100n,
    network: 'Local Chain',
    pseudonym: (caller: string) => caller,
  } as never);
  const answer = await relay
    .by('203.0.113.1')
    .claim(address, 1)
    .catch((error: unknown) => error);
  return { answer, booked };
}

const receipt = { hash: '0x', gasUsed: 1n, fee: FEE };
function mined({ onMined }: SendOptions) {
  return onMined?.(receipt as never);
}

test('books the cost of a transaction', async () => {
  const { answer, booked } = await claimBy((options) => {
    mined(options);
    return Promise.resolve(receipt);
  });
  expect(answer).toMatchObject({ transactionHash: '0x' });
  expect(booked).toEqual([FEE]);
});

test('books the cost of a reverted transaction', async () => {
  const { answer, booked } = await claimBy((options) => {
    mined(options);
    return Promise.reject(new ContractError('NoActiveRound', []));
  });
  expect(answer).toBeInstanceOf(ContractError);
  expect(booked).toEqual([FEE]);
});

test.each([
  ['the contract rejects the call', new ContractError('NoActiveRound', []), 409],
  ['the operator cannot pay', new NotSent('No gas.'), 409],
])('books nothing if %s', async (_case, error, statusCode) => {
  const { answer, booked } = await claimBy(() => Promise.reject(error));
  expect((answer as { statusCode?: number }).statusCode).toBe(statusCode);
  expect(booked).toEqual(['released']);
});

test('keeps the reservation if the cost is unknown', async () => {
  const { booked } = await claimBy(() => Promise.reject(new Error('The node is gone.')));
  expect(booked).toEqual([]);
});
