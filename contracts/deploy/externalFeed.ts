import { Contract, isError, type Provider } from 'ethers';
import { feedAbi } from '../generated/abi';
import type { ExternalFeed } from './settings';

type Answer = [roundId: bigint, answer: bigint, startedAt: bigint, updatedAt: bigint];

const readFeed = async (feed: Contract) => {
  const read = (name: string): Promise<unknown> => feed.getFunction(name).staticCall();
  return {
    decimals: (await read('decimals')) as bigint,
    description: (await read('description')) as string,
    latest: (await read('latestRoundData')) as Answer,
  };
};

/**
 * Why a game cannot be played on a feed that is already there; empty if it can. A game's feed never changes, so this
 * is asked before a game is deployed, too.
 */
export const faultsOfFeed = async (
  provider: Provider,
  { address, description, oldest }: ExternalFeed,
): Promise<string[]> => {
  if ((await provider.getCode(address)) === '0x') return [`There is no price feed at ${address}.`];
  try {
    const found = await readFeed(new Contract(address, feedAbi, provider));
    const [, answer, , updatedAt] = found.latest;
    const now = BigInt((await provider.getBlock('latest'))?.timestamp ?? 0);
    const faults: Array<[boolean, string]> = [
      [found.decimals !== 8n, `feed.decimals: asked 8, found ${found.decimals}`],
      [
        found.description !== description,
        `feed.description: asked ${description}, found ${found.description}`,
      ],
      [answer <= 0n, `feed.answer: asked a positive one, found ${answer}`],
      [
        now - updatedAt > oldest,
        `feed.answer: asked at most ${oldest} s old, found ${now - updatedAt} s`,
      ],
    ];
    return faults.filter(([isFault]) => isFault).map(([, fault]) => fault);
  } catch (error) {
    if (isError(error, 'CALL_EXCEPTION') || isError(error, 'BAD_DATA')) {
      return [`What is at ${address} does not answer as a price feed.`];
    }
    throw error;
  }
};
