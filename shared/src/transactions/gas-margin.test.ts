/** @jest-environment node */
import { MaxUint256, parseUnits } from 'ethers';
import { approve, claimManyRewards, claimRewards, startNewRound, type Call } from '../wallet/calls';
import { submitWithPermit } from './permit-prediction';
import { submitCall } from './send-transaction';
import { PRICE, startBusyChain, type BusyChain } from './testing/busy-chain';

// The module watches a page's scripts, and this test has no page.
jest.mock('../loading/import-with-timeout', () => ({
  importWithTimeout: (load: () => Promise<unknown>) => load,
}));

jest.setTimeout(60_000);

const LIVE = 3;
let chain: BusyChain;
let [me, winner, up, down, lateUp, lateDown]: string[] = [];
let snapshot: string;

/** Rounds 1 and 2 are over, each with unclaimed winnings of two winners; round 3 is running without bets. */
beforeAll(async () => {
  chain = await startBusyChain();
  [me, winner, up, down, lateUp, lateDown] = chain.players;
  for (const player of chain.players.slice(0, 6)) await chain.give(player);
  for (const round of [1, 2]) {
    await chain.startRound();
    for (const player of [me, winner!]) await chain.send(player, chain.bet(true, round));
    await chain.send(down!, chain.bet(false, round));
    await chain.endRound(round);
  }
  await chain.startRound();
});
afterAll(() => chain?.stop());

beforeEach(async () => {
  snapshot = await chain.rpc('evm_snapshot');
});
afterEach(() => chain.rpc('evm_revert', [snapshot]));

type Side = 'UP' | 'DOWN';
type Step = () => Promise<void>;

function bet(player: string, side: Side) {
  return chain.send(player, chain.bet(side === 'UP', LIVE));
}
function claim(player: string, round: number) {
  return chain.send(player, claimRewards(chain.deployment.game, round));
}
function allow(amount: bigint): Call {
  return approve(chain.deployment.token, chain.deployment.game, amount);
}

/** Sends the call from a slow player's wallet, so that the steps run between the estimate and the send. */
async function sendSlowly(call: Call, meanwhile: Step): Promise<boolean> {
  const wallet = chain.slowWallet(meanwhile);
  return chain.succeeds(await submitCall({ from: me!, wallet }, call));
}

const sides: Side[][] = [['UP'], ['DOWN'], ['UP', 'DOWN']];
const bets = [[], ...sides].flatMap((pools) =>
  (['UP', 'DOWN'] as const).flatMap((side) =>
    sides.map((meanwhile) => ({ pools, side, meanwhile })),
  ),
);

test.each(bets)(
  'a bet on $side over the pools $pools goes through after bets on $meanwhile',
  async ({ pools, side, meanwhile }) => {
    if (pools.includes('UP')) await bet(up!, 'UP');
    if (pools.includes('DOWN')) await bet(down!, 'DOWN');
    const rivals = async () => {
      if (meanwhile.includes('UP')) await bet(lateUp!, 'UP');
      if (meanwhile.includes('DOWN')) await bet(lateDown!, 'DOWN');
    };
    expect(await sendSlowly(chain.bet(side === 'UP', LIVE), rivals)).toBe(true);
  },
);

test('without a margin such a bet runs out of gas', async () => {
  await bet(up!, 'UP');
  const call = { from: me!, ...chain.encode(chain.bet(true, LIVE)) };
  const gas = await chain.rpc<string>('eth_estimateGas', [call]);
  await bet(lateDown!, 'DOWN');
  const hash = await chain.rpc<string>('eth_sendTransaction', [{ ...call, gas }]);
  expect(await chain.succeeds(hash)).toBe(false);
});

/** Claims everything that the finished rounds owe, except one claim of the winner. */
async function leaveOneClaim(): Promise<void> {
  for (const round of [1, 2]) await claim(me!, round);
  await claim(winner!, 1);
}

test('the first bet goes through after the last claim, which empties the debts', async () => {
  await leaveOneClaim();
  const lastClaim = () => claim(winner!, 2);
  expect(await sendSlowly(chain.bet(true, LIVE), lastClaim)).toBe(true);
});

test('a bet goes through after the player limits the allowance elsewhere', async () => {
  await bet(up!, 'UP');
  const elsewhere = async () => {
    await bet(lateDown!, 'DOWN');
    await chain.send(me!, allow(chain.betOf(true, LIVE).amount));
  };
  expect(await sendSlowly(chain.bet(true, LIVE), elsewhere)).toBe(true);
});

describe('a bet with a permit', () => {
  async function sendWithPermit(meanwhile: Step): Promise<boolean> {
    await chain.send(me!, allow(1n));
    const wallet = chain.slowWallet(async () => {
      await meanwhile();
      await chain.send(me!, allow(0n));
    });
    const sender = { from: me!, wallet };
    return chain.succeeds(
      await submitWithPermit(sender, chain.deployment, chain.betOf(true, LIVE)),
    );
  }

  test.each([[], ...sides].map((pools) => ({ pools })))(
    'over the pools $pools goes through after bets on both sides and an emptied allowance',
    async ({ pools }) => {
      if (pools.includes('UP')) await bet(up!, 'UP');
      if (pools.includes('DOWN')) await bet(down!, 'DOWN');
      const rivals = async () => {
        await bet(lateUp!, 'UP');
        await bet(lateDown!, 'DOWN');
      };
      expect(await sendWithPermit(rivals)).toBe(true);
    },
  );

  test('goes through as the first bet after the last claim and an emptied allowance', async () => {
    await leaveOneClaim();
    expect(await sendWithPermit(() => claim(winner!, 2))).toBe(true);
  });
});

describe('a claim', () => {
  const ofOne = () => claimRewards(chain.deployment.game, 1);
  const ofBoth = () => claimManyRewards(chain.deployment.game, [1, 2]);
  const nothing = async () => {};
  const others = async () => {
    for (const round of [1, 2]) await claim(winner!, round);
  };
  const rivals = async () => {
    await bet(lateUp!, 'UP');
    await bet(lateDown!, 'DOWN');
  };
  /** The player sends all tokens away, so that the claim pays into an empty balance. */
  const spendAll = async () => {
    const [balance] = await chain.read('token', 'balanceOf', me!);
    await chain.send(me!, chain.call('token', 'transfer', up, balance));
  };

  test.each([
    ['one round', 'others have claimed', ofOne, nothing, others],
    ['one round', 'others have bet', ofOne, nothing, rivals],
    ['one round', 'all others have claimed before, and others have bet', ofOne, others, rivals],
    ['one round', 'the player has spent all tokens', ofOne, nothing, spendAll],
    ['two rounds', 'others have claimed', ofBoth, nothing, others],
    ['two rounds', 'others have bet', ofBoth, nothing, rivals],
    ['two rounds', 'the player has spent all tokens', ofBoth, others, spendAll],
  ])('of %s goes through after %s', async (_rounds, _what, call, given, meanwhile) => {
    await given();
    expect(await sendSlowly(call(), meanwhile)).toBe(true);
  });
});

describe('an approval', () => {
  const amount = parseUnits('30000', 18);

  test.each([
    ['of all', MaxUint256],
    ['of the stake', amount],
  ])('%s goes through after a bet has used up the allowance', async (_what, allowed) => {
    await chain.send(me!, allow(amount));
    expect(await sendSlowly(allow(allowed), () => bet(me!, 'UP'))).toBe(true);
  });

  test('goes through after bets of others', async () => {
    await chain.send(me!, allow(0n));
    expect(await sendSlowly(allow(MaxUint256), () => bet(lateUp!, 'UP'))).toBe(true);
  });
});

test('the start of a round goes through after a claim and another price', async () => {
  await chain.endRound(LIVE);
  const meanwhile = async () => {
    await claim(winner!, 1);
    await chain.postPrice(PRICE);
  };
  const start = startNewRound(chain.deployment.game, PRICE);
  expect(await sendSlowly(start, meanwhile)).toBe(true);
});
