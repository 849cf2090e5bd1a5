import { createSpender } from './spender';

const call = { to: `0x${'11'.repeat(20)}`, data: '0x' };
const receipt = { hash: '0x', fee: 3n };

/** A spender whose budget has room for this many transactions. */
function spenderWith(room: number) {
  const events: string[] = [];
  let left = room;
  const spender = createSpender({
    account: {
      address: call.to,
      send: (_call: unknown, { onMined }: { onMined: (mined: object) => void }) => {
        events.push('sent');
        onMined(receipt);
        return Promise.resolve(receipt);
      },
    },
    provider: {
      estimateGas: () => Promise.resolve(100n),
      getFeeData: () => Promise.resolve({ maxFeePerGas: 1n, maxPriorityFeePerGas: 1n }),
    },
    budget: {
      reserve: () =>
        Promise.resolve(
          left-- > 0
            ? {
                book: (cost: bigint) => Promise.resolve(void events.push(`booked ${cost}`)),
                release: () => Promise.resolve(),
              }
            : undefined,
        ),
    },
    onUsedUp: () => events.push('used up'),
  } as never);
  return { spender, events };
}

test('books what a transaction cost', async () => {
  const { spender, events } = spenderWith(1);
  expect(await spender.send(call)).toBe(receipt);
  expect(spender.isResting()).toBe(false);
  expect(events).toEqual(['sent', 'booked 3']);
});

test('sends nothing once the gas of the day is used up, reports it, and rests', async () => {
  const { spender, events } = spenderWith(0);
  expect(await spender.send(call)).toBeUndefined();
  expect(spender.isResting()).toBe(true);
  expect(events).toEqual(['used up']);
});
