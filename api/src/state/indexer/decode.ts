import { gameAbi } from '@updown/protocol/generated/abi';
import { Interface, type EventFragment, type ParamType } from 'ethers';
import type { EventArguments, EventName, GameEvent } from '../../game/events';
import type { Outcome } from '../../game/round';

export interface Log {
  readonly blockNumber: string;
  readonly blockHash: string;
  readonly logIndex: string;
  readonly transactionHash: string;
  readonly topics: readonly string[];
  readonly data: string;
}

/** The arguments that the tables need. The compiler checks this list against `EventArguments`. */
const wanted: { [Name in EventName]: Record<keyof EventArguments[Name], true> } = {
  RoundStarted: {
    roundId: true,
    priceAtStart: true,
    startTime: true,
    endTime: true,
    lockTime: true,
    minimumDeposit: true,
    maximumDeposit: true,
    feedRoundId: true,
  },
  PredictionMade: {
    roundId: true,
    player: true,
    up: true,
    amount: true,
    upPool: true,
    downPool: true,
  },
  RoundResolved: {
    roundId: true,
    outcome: true,
    priceAtEnd: true,
    feedRoundId: true,
    burned: true,
  },
  RoundVoided: { roundId: true, feedRoundId: true },
  RewardsClaimed: { roundId: true, player: true, caller: true, payout: true },
  MinimumDepositChanged: { amount: true },
  MaximumDepositChanged: { amount: true },
  PredictionLockChanged: { secondsBeforeEnd: true },
  Paused: { account: true },
  Unpaused: { account: true },
  ReserveFunded: { from: true, amount: true },
  ReserveWithdrawn: { to: true, amount: true },
  MaxRoundExposureChanged: { amount: true },
  PriceToleranceChanged: { basisPoints: true },
  MaximumPriceAgeChanged: { secondsOld: true },
  GameManagerChanged: { manager: true },
  PauserChanged: { pauser: true },
  OwnershipTransferred: { newOwner: true },
};

const outcomes: readonly Outcome[] = ['Pending', 'Up', 'Down', 'Draw', 'Void'];

type Value = string | number | boolean | bigint;

/** Every argument is a single word, so reading it by position is enough, and faster than a general decoder. */
const readers: Record<string, (word: string) => Value> = {
  bool: (word) => word.endsWith('1'),
  // In lower case, as nodes return addresses. Only the presentation adds the checksum.
  address: (word) => `0x${word.slice(24)}`,
  uint64: (word) => Number(`0x${word}`),
  uint80: (word) => BigInt(`0x${word}`),
  uint256: (word) => BigInt(`0x${word}`),
};

function readerOf({ name, type }: ParamType): (word: string) => Value {
  if (name === 'roundId') return (word) => Number(`0x${word}`);
  if (name === 'outcome') return (word) => outcomes[Number(`0x${word}`)] ?? 'Pending';
  const reader = readers[type];
  if (reader === undefined) throw new Error(`The type ${type} of ${name} has no reader.`);
  return reader;
}

interface Field {
  readonly name: string;
  /** The word with the argument: a topic, or a part of the data. */
  readonly wordOf: (log: Log) => string;
  readonly read: (word: string) => Value;
}

function fieldsOf(event: EventFragment, names: object): Field[] {
  let topic = 0;
  let offset = 2 - 64;
  const wordOf = ({ indexed }: ParamType): Field['wordOf'] => {
    if (indexed === true) {
      const index = ++topic;
      return ({ topics }) => (topics[index] ?? '').slice(2);
    }
    const start = (offset += 64);
    return ({ data }) => data.slice(start, start + 64);
  };
  return event.inputs
    .map((input) => ({ input, wordOf: wordOf(input) }))
    .filter(({ input }) => input.name in names)
    .map(({ input, wordOf }) => ({ name: input.name, wordOf, read: readerOf(input) }));
}

const plans = (() => {
  const abi = new Interface(gameAbi);
  return new Map(
    Object.entries(wanted).map(([name, names]) => {
      const event = abi.getEvent(name);
      if (event === null) throw new Error(`The contract has no event ${name}.`);
      const fields = fieldsOf(event, names);
      if (fields.length < Object.keys(names).length) {
        throw new Error(`The event ${name} lacks an argument that the tables need.`);
      }
      return [event.topicHash, { name, fields }];
    }),
  );
})();

/** The first topics of the decoded events, as a filter for a node. */
export const eventTopics: readonly string[] = [...plans.keys()];

/** The event in a log of the game, or null if the tables do not need it. */
export function decode(log: Log): GameEvent | null {
  const plan = plans.get(log.topics[0] ?? '');
  if (plan === undefined) return null;
  const args: Record<string, Value> = {};
  for (const { name, wordOf, read } of plan.fields) args[name] = read(wordOf(log));
  return {
    name: plan.name,
    args,
    block: Number(log.blockNumber),
    blockHash: log.blockHash,
    logIndex: Number(log.logIndex),
    transactionHash: log.transactionHash,
  } as unknown as GameEvent;
}
