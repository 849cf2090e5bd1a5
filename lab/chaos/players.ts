import { setTimeout as sleep } from 'node:timers/promises';
import type { Deployment } from '@updown/contracts/deploy';
import { tokenAbi } from '@updown/protocol/generated/abi';
import { Interface, MaxUint256, parseUnits } from 'ethers';
import { feedInterface, gameInterface } from '../../api/src/chain/contracts';
import { createRpc } from '../../api/src/chain/rpc';

const token = new Interface(tokenAbi);
const MINED_WITHIN_MS = 5_000;
const ROUND_SECONDS = 301;

interface Receipt {
  readonly status: string;
}

/**
 * Plays directly on the chain, with or without the API. Ignores transactions that are rejected or are lost with a
 * killed chain.
 */
export async function startPlayers(chainUrl: string, { game, token: ion, feed }: Deployment) {
  const rpc = createRpc({ urls: [chainUrl], timeoutMs: 3_000, chainId: 31337 });
  const accounts = await rpc.call<string[]>('eth_accounts');
  const players = accounts.slice(4, 10);
  let isOver = false;
  let plays = 0;

  /** Resolves to true if the transaction succeeds. */
  const send = async (from: string, to: string, data: string): Promise<boolean> => {
    try {
      const hash = await rpc.call<string>('eth_sendTransaction', [{ from, to, data }]);
      const end = Date.now() + MINED_WITHIN_MS;
      while (Date.now() < end) {
        const receipt = await rpc.call<Receipt | null>('eth_getTransactionReceipt', [hash]);
        if (receipt !== null) return receipt.status === '0x1';
        await sleep(50);
      }
      return false;
    } catch {
      return false;
    }
  };

  const [treasury = ''] = accounts;
  for (const player of players) {
    const gift = token.encodeFunctionData('transfer', [player, parseUnits('100000000', 18)]);
    const approval = token.encodeFunctionData('approve', [game, MaxUint256]);
    if (!(await send(treasury, ion, gift)) || !(await send(player, ion, approval))) {
      throw new Error('The players did not get their tokens and approvals.');
    }
  }

  const price = async (): Promise<bigint> => {
    const data = feedInterface.encodeFunctionData('latestRoundData');
    const answer = await rpc.call<string>('eth_call', [{ to: feed, data }, 'latest']);
    return feedInterface.decodeFunctionResult('latestRoundData', answer)[1] as bigint;
  };

  const rounds = async () => {
    while (!isOver) {
      try {
        const data = gameInterface.encodeFunctionData('startNewRound', [await price()]);
        await send(treasury, game, data);
        await sleep(2_000);
        await rpc.call('evm_increaseTime', [ROUND_SECONDS]);
        await rpc.call('evm_mine');
        await sleep(500);
      } catch {
        await sleep(500);
      }
    }
  };

  const counter = async (): Promise<bigint> => {
    const data = gameInterface.encodeFunctionData('globalRoundCounter');
    return BigInt(await rpc.call<string>('eth_call', [{ to: game, data }, 'latest']));
  };

  const play = async (player: string) => {
    const amount = parseUnits('30000', 18);
    while (!isOver) {
      const up = Math.random() < 0.5;
      const data = gameInterface.encodeFunctionData('makePrediction(bool,uint256)', [up, amount]);
      if (await send(player, game, data)) plays++;
      const last = await counter().catch(() => 0n);
      if (last > 1n) {
        await send(player, game, gameInterface.encodeFunctionData('claimRewards', [last - 1n]));
      }
      await sleep(Math.random() * 500);
    }
  };
  const playing = Promise.all([rounds(), ...players.map(play)]);

  return {
    plays: () => plays,
    stop: async () => {
      isOver = true;
      await playing;
    },
  };
}
