import { ContractRefusal } from '../chain/refusal';
import type { SendOptions } from '../accounts/account';
import { NotSent } from '../accounts/not-sent';
import { createRelay } from './relay';

const address = `0x${'11'.repeat(20)}`;
const fee = 7n;

/** Sends one claim by an account that behaves so; tells the answer and what became of the money set aside. */
const claimBy = async (send: (options: SendOptions) => Promise<unknown>) => {
  const booked: (bigint | 'released')[] = [];
  const relay = createRelay({
    account: { address, send: (_transaction: unknown, options: SendOptions) => send(options) },
    provider: {
      estimateGas: () => Promise.resolve(100n),
      getFeeData: () => Promise.resolve({ maxFeePerGas: 1n, maxPriorityFeePerGas: 1n }),
    },
    budget: {
      reserve: () =>
        Promise.resolve({
          book: (cost: bigint) => Promise.resolve(void booked.push(cost)),
          release: () => Promise.resolve(void booked.push('released')),
        }),
    },
    deployment: { game: address },
    readModel: { round: () => ({}) },
    network: 'Local Chain',
  } as never);
  const answer = await relay.claim(address, 1).catch((error: unknown) => error);
  return { answer, booked };
};

const receipt = { hash: '0x', gasUsed: 1n, fee };
const mined = ({ onMined }: SendOptions) => onMined?.(receipt as never);

it('books what a transaction cost', async () => {
  const { answer, booked } = await claimBy((options) => {
    mined(options);
    return Promise.resolve(receipt);
  });
  expect(answer).toMatchObject({ transactionHash: '0x' });
  expect(booked).toEqual([fee]);
});

it('books what a transaction cost that was reverted', async () => {
  const { answer, booked } = await claimBy((options) => {
    mined(options);
    return Promise.reject(new ContractRefusal('NoActiveRound', []));
  });
  expect(answer).toBeInstanceOf(ContractRefusal);
  expect(booked).toEqual([fee]);
});

it.each([
  ['the contract refuses', new ContractRefusal('NoActiveRound', []), undefined],
  ['the operator cannot pay', new NotSent('No gas.'), 409],
])('books nothing where %s', async (_where, refusal, statusCode) => {
  const { answer, booked } = await claimBy(() => Promise.reject(refusal));
  expect((answer as { statusCode?: number }).statusCode).toBe(statusCode);
  expect(booked).toEqual(['released']);
});

it('leaves set aside what nobody knows the cost of', async () => {
  const { booked } = await claimBy(() => Promise.reject(new Error('The node is gone.')));
  expect(booked).toEqual([]);
});
