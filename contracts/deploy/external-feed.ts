import { feedAbi } from '@updown/protocol/generated/abi';
import { Contract, isError, type Provider, ZeroAddress } from 'ethers';
import type { ExternalFeed } from './settings';

type Answer = [roundId: bigint, answer: bigint, startedAt: bigint, updatedAt: bigint];

async function readFeed(feed: Contract) {
  const read = (name: string): Promise<unknown> => feed.getFunction(name).staticCall();
  return {
    decimals: (await read('decimals')) as bigint,
    description: (await read('description')) as string,
    latest: (await read('latestRoundData')) as Answer,
  };
}

/**
 * The reasons why a game cannot use an existing feed; empty if it can. A game's feed can never be changed, so a
 * deployment checks the feed first.
 */
export async function faultsOfFeed(
  provider: Provider,
  { address, description, oldest }: ExternalFeed,
): Promise<string[]> {
  if ((await provider.getCode(address)) === '0x') return [`There is no price feed at ${address}.`];
  try {
    const found = await readFeed(new Contract(address, feedAbi, provider));
    const [, answer, , updatedAt] = found.latest;
    const now = BigInt((await provider.getBlock('latest'))?.timestamp ?? 0);
    const faults: Array<[boolean, string]> = [
      [found.decimals !== 8n, `feed.decimals: expected 8, found ${found.decimals}`],
      [
        found.description !== description,
        `feed.description: expected ${description}, found ${found.description}`,
      ],
      [answer <= 0n, `feed.answer: expected a positive answer, found ${answer}`],
      [
        now - updatedAt > oldest,
        `feed.answer: expected at most ${oldest} s old, found ${now - updatedAt} s`,
      ],
    ];
    return faults.filter(([isFault]) => isFault).map(([, fault]) => fault);
  } catch (error) {
    if (isError(error, 'CALL_EXCEPTION') || isError(error, 'BAD_DATA')) {
      return [`The contract at ${address} is not a price feed.`];
    }
    throw error;
  }
}

/** The reasons why a game cannot use a sequencer uptime feed; empty if it can, or if the chain has none. */
export async function faultsOfSequencerFeed(
  provider: Provider,
  address: string,
): Promise<string[]> {
  if (address === ZeroAddress) return [];
  if ((await provider.getCode(address)) === '0x') {
    return [`There is no sequencer feed at ${address}.`];
  }
  try {
    const feed = new Contract(address, feedAbi, provider);
    const [, answer, since] = (await feed.getFunction('latestRoundData').staticCall()) as bigint[];
    const isState = answer === 0n || answer === 1n;
    return isState && since !== 0n
      ? []
      : [
          `The sequencer feed reports ${String(answer)} since ${String(since)}, which is not a valid status.`,
        ];
  } catch (error) {
    if (isError(error, 'CALL_EXCEPTION') || isError(error, 'BAD_DATA')) {
      return [`The contract at ${address} is not a sequencer feed.`];
    }
    throw error;
  }
}
