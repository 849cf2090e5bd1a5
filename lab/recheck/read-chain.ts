import { feedAbi, gameAbi } from '@updown/protocol/generated/abi';
import {
  Contract,
  Interface,
  isError,
  type Log,
  type Provider,
  toBeHex,
  zeroPadValue,
} from 'ethers';
import { type Answer, type FeedRecord, OUTCOMES, type RoundEvents } from './evidence';
import { firstAnswerSince } from './first-answer';

const game = new Interface(gameAbi);
const ROUND_EVENTS = [
  'RoundStarted',
  'PredictionMade',
  'RoundResolved',
  'RoundVoided',
  'RewardsClaimed',
];

interface RoundFilter {
  address: string;
  topics: [string[], string];
}

/** Reads a range of logs. If the node rejects the range, splits it in half. */
async function logsIn(
  provider: Provider,
  filter: RoundFilter,
  fromBlock: number,
  toBlock: number,
): Promise<Log[]> {
  try {
    return await provider.getLogs({ ...filter, fromBlock, toBlock });
  } catch (error) {
    if (fromBlock >= toBlock) throw error;
    const middle = Math.floor((fromBlock + toBlock) / 2);
    return [
      ...(await logsIn(provider, filter, fromBlock, middle)),
      ...(await logsIn(provider, filter, middle + 1, toBlock)),
    ];
  }
}

/** The first block at or after `time`, from which the events of a round that starts then can be read. */
async function blockAt(provider: Provider, time: bigint, latest: number): Promise<number> {
  let [low, high] = [0, latest];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const block = await provider.getBlock(middle);
    if (block === null) throw new Error(`The node has no block ${middle}.`);
    if (BigInt(block.timestamp) < time) low = middle + 1;
    else high = middle;
  }
  return low;
}

async function timeOf(provider: Provider, block: number): Promise<bigint> {
  const found = await provider.getBlock(block);
  if (found === null) throw new Error(`The node has no block ${block}.`);
  return BigInt(found.timestamp);
}

type Parsed = { name: string; args: Record<string, unknown>; log: Log };

function parse(log: Log): Parsed {
  const event = game.parseLog(log);
  if (event === null) {
    throw new Error(`The log in transaction ${log.transactionHash} is not an event of the game.`);
  }
  return { name: event.name, args: event.args.toObject(), log };
}

async function endingOf(
  provider: Provider,
  events: readonly Parsed[],
): Promise<RoundEvents['ending']> {
  const end = events.find(({ name }) => name === 'RoundResolved' || name === 'RoundVoided');
  if (end === undefined) return undefined;
  const at = await timeOf(provider, end.log.blockNumber);
  const { owed, feedRoundId } = end.args as { owed: bigint; feedRoundId: bigint };
  if (end.name === 'RoundVoided') return { kind: 'voided', at, owed, feedRoundId };
  const { priceAtEnd, burned } = end.args as { priceAtEnd: bigint; burned: bigint };
  const outcome = OUTCOMES[Number(end.args.outcome)] ?? 'Pending';
  return { kind: 'resolved', at, outcome, priceAtEnd, feedRoundId, owed, burned };
}

/** Reads all events of a round. The call for the start time only narrows the range of blocks. */
export async function readRound(
  provider: Provider,
  address: string,
  roundId: bigint,
): Promise<RoundEvents> {
  const contract = new Contract(address, gameAbi, provider);
  const latest = await provider.getBlockNumber();
  const rounds = (await contract.getFunction('globalRoundCounter').staticCall()) as bigint;
  if (roundId < 1n || roundId > rounds) {
    throw new Error(`The game has no round ${roundId}: its latest round is ${rounds}.`);
  }
  const view = (await contract.getFunction('getRound').staticCall(roundId)) as {
    startTime: bigint;
  };
  const topics: RoundFilter['topics'] = [
    ROUND_EVENTS.map((name) => game.getEvent(name)!.topicHash),
    zeroPadValue(toBeHex(roundId), 32),
  ];
  const from = await blockAt(provider, view.startTime, latest);
  const events = (await logsIn(provider, { address, topics }, from, latest)).map(parse);
  const named = <Args>(name: string) =>
    events.filter((event) => event.name === name).map(({ args }) => args as Args);
  const [start] = named<RoundEvents['start']>('RoundStarted');
  if (start === undefined) {
    throw new Error(`The node has no RoundStarted event of round ${roundId}.`);
  }
  return {
    roundId,
    start,
    predictions: named('PredictionMade'),
    ending: await endingOf(provider, events),
    claims: named('RewardsClaimed'),
  };
}

/** Reads the feed's answers for the start and the end of a round. */
export async function readFeed(
  provider: Provider,
  address: string,
  { start }: RoundEvents,
): Promise<FeedRecord> {
  const feed = new Contract(address, feedAbi, provider);
  const read = async (id: bigint): Promise<Answer | undefined> => {
    try {
      const [, answer, , updatedAt, answeredIn] = (await feed
        .getFunction('getRoundData')
        .staticCall(id)) as bigint[] & [bigint, bigint, bigint, bigint, bigint];
      return updatedAt === 0n || answeredIn < id ? undefined : { id, answer, updatedAt };
    } catch (error) {
      if (isError(error, 'CALL_EXCEPTION')) return undefined;
      throw error;
    }
  };
  return {
    startAnswer: await read(start.feedRoundId),
    endAnswer: await firstAnswerSince(read, start.feedRoundId, start.endTime),
  };
}

/** The address of the game's feed. */
export async function feedOf(provider: Provider, game: string): Promise<string> {
  const contract = new Contract(game, gameAbi, provider);
  return (await contract.getFunction('priceFeed').staticCall()) as string;
}
