import { setTimeout as sleep } from 'node:timers/promises';
import { deploy, localSettings } from '@updown/contracts/deploy';
import { localAccounts } from '@updown/contracts/local-accounts';
import { startTestChain } from '@updown/contracts/test-chain';
import { feedAbi, gameAbi, tokenAbi } from '@updown/protocol/generated/abi';
import { Interface, MaxUint256, parseUnits, toQuantity } from 'ethers';
import { makePrediction, type Call, type Prediction } from '../../wallet/calls';
import type { WalletPort } from '../../wallet/wallet';

const STAKE = parseUnits('30000', 18);
/** Far in the future, in Unix seconds. */
const DEADLINE = 4_000_000_000;
export const PRICE = 240_000_000_000n;

const { owner, keeper } = localAccounts;
const abis = {
  game: new Interface(gameAbi),
  token: new Interface(tokenAbi),
  feed: new Interface(feedAbi),
};

type AnyCall = Omit<Call, 'contract'> & { contract: keyof typeof abis };

interface Receipt {
  status: string;
}

function encode({ contract, to, name, args }: AnyCall) {
  return { to, data: abis[contract].encodeFunctionData(name, args) };
}

/** A local chain with the game, where other transactions can be mined while a player's wallet prompts. */
export async function startBusyChain() {
  const { provider, stop } = await startTestChain();
  const deployment = await deploy(await provider.getSigner(localSettings.treasury), localSettings);
  const rpc = <Result>(method: string, params: unknown[] = []) =>
    provider.send(method, params) as Promise<Result>;
  const players = (await rpc<string[]>('eth_accounts')).slice(4) as [string, ...string[]];

  /** The chain may provide the receipt slightly after it accepts the transaction. */
  async function succeeds(hash: string): Promise<boolean> {
    for (;;) {
      const receipt = await rpc<Receipt | null>('eth_getTransactionReceipt', [hash]);
      if (receipt !== null) return receipt.status === '0x1';
      await sleep(5);
    }
  }

  /** Sends a call with plenty of gas; the call must succeed. */
  async function send(from: string, call: AnyCall): Promise<void> {
    const transaction = { from, ...encode(call), gas: toQuantity(1_000_000) };
    const hash = await rpc<string>('eth_sendTransaction', [transaction]);
    if (!(await succeeds(hash))) throw new Error(`${call.name} was reverted.`);
  }

  const call = (contract: keyof typeof abis, name: string, ...args: unknown[]): AnyCall => ({
    contract,
    to: deployment[contract],
    name,
    args,
  });

  async function read(contract: keyof typeof abis, name: string, ...args: unknown[]) {
    const answer = await rpc<string>('eth_call', [encode(call(contract, name, ...args)), 'latest']);
    return abis[contract].decodeFunctionResult(name, answer) as unknown as bigint[];
  }

  const postPrice = (price: bigint) => send(keeper, call('feed', 'postAnswer', price));

  const betOf = (up: boolean, roundId: number): Prediction => ({
    up,
    amount: STAKE,
    roundId,
    deadline: DEADLINE,
  });

  return {
    deployment,
    players,
    rpc,
    send,
    succeeds,
    call,
    encode,
    read,
    stop,
    betOf,
    bet: (up: boolean, roundId: number) => makePrediction(deployment.game, betOf(up, roundId)),
    postPrice,
    async startRound(): Promise<void> {
      await postPrice(PRICE);
      await send(owner, call('game', 'startNewRound', PRICE));
    },
    /** Ends the round with the outcome UP. */
    async endRound(roundId: number): Promise<void> {
      await rpc('evm_increaseTime', [300]);
      await postPrice(PRICE + 1n);
      const [feedRound] = await read('feed', 'latestRoundData');
      await send(keeper, call('game', 'resolveRound', roundId, feedRound));
    },
    async give(to: string): Promise<void> {
      await send(owner, call('token', 'transfer', to, STAKE * 10n));
      await send(to, call('token', 'approve', deployment.game, MaxUint256));
    },
    /** The wallet of a slow player: other players' transactions are mined before it sends. */
    slowWallet: (meanwhile: () => Promise<void>): WalletPort => ({
      async request({ method, params }) {
        if (method === 'eth_sendTransaction') await meanwhile();
        return rpc(method, params as unknown[]);
      },
    }),
  };
}

export type BusyChain = Awaited<ReturnType<typeof startBusyChain>>;
