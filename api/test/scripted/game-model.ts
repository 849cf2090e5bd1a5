import type { Random } from '../random';

type Outcome = 'Pending' | 'Up' | 'Down' | 'Draw' | 'Void';

export interface ModelRound {
  readonly id: number;
  readonly startTime: number;
  readonly endTime: number;
  readonly lockTime: number;
  readonly minimum: bigint;
  readonly maximum: bigint;
  readonly priceAtStart: bigint;
  readonly priceAtEnd: bigint | null;
  readonly feedRoundAtStart: bigint;
  readonly feedRoundAtEnd: bigint | null;
  readonly outcome: Outcome;
  readonly burned: bigint;
  readonly stakes: readonly ModelStake[];
}

export interface ModelStake {
  readonly player: string;
  readonly up: boolean;
  readonly amount: bigint;
  readonly claimed: bigint | null;
}

/** The state of the game after a block, by the simulation's own rules. */
export interface Model {
  readonly rounds: readonly ModelRound[];
  readonly minimum: bigint;
  readonly maximum: bigint;
  readonly lock: number;
}

/** An event as the contract would emit it. */
export interface Emitted {
  readonly name: string;
  readonly args: readonly unknown[];
  /** The arguments that the index must store, with amounts as text. */
  readonly kept: Readonly<Record<string, string | number | boolean>>;
}

export interface Step {
  readonly model: Model;
  readonly emitted: readonly Emitted[];
}

export const firstModel: Model = {
  rounds: [],
  minimum: 30_000n,
  maximum: 3_000_000n,
  lock: 5,
};

const DURATION = 300;
const players = Array.from({ length: 12 }, (_, i) => `0x${(i + 1).toString(16).padStart(40, '0')}`);
const outcomes = ['Pending', 'Up', 'Down', 'Draw', 'Void'];

export function poolOf(round: ModelRound, up: boolean): bigint {
  return round.stakes
    .filter((stake) => stake.up === up)
    .reduce((sum, { amount }) => sum + amount, 0n);
}

/** The payout of a stake, from the rules of the game instead of the code under test. */
export function payoutOf(round: ModelRound, { up, amount }: ModelStake): bigint {
  if (round.outcome === 'Draw' || round.outcome === 'Void') return amount;
  if (round.outcome !== (up ? 'Up' : 'Down')) return 0n;
  const [winning, losing] = [poolOf(round, up), poolOf(round, !up)];
  if (losing === 0n || losing === winning) return amount + (amount * 8n) / 10n;
  const limits = [(amount * 10n) / 100n, (amount * losing * 95n) / (winning * 100n), amount * 9n];
  const [, middle] = limits.sort((a, b) => (a < b ? -1 : 1));
  return amount + (middle ?? 0n);
}

function replaceLast(model: Model, round: ModelRound): Model {
  return {
    ...model,
    rounds: model.rounds.map((known) => (known.id === round.id ? round : known)),
  };
}

type Action = (model: Model, time: number, random: Random) => Step | undefined;

/** The id of an answer in one of Chainlink's phases. */
function idOfAnswer(random: Random): bigint {
  return (BigInt(random.between(1, 9)) << 64n) + BigInt(random.between(1, 1e6));
}

const start: Action = (model, time, random) => {
  const last = model.rounds.at(-1);
  if (last !== undefined && time < last.startTime + DURATION) return undefined;
  const id = model.rounds.length + 1;
  const priceAtStart = BigInt(random.between(1e11, 4e11));
  const feedRoundAtStart = idOfAnswer(random);
  const { minimum, maximum } = model;
  const endTime = time + DURATION;
  const lockTime = endTime - model.lock;
  const round: ModelRound = {
    id,
    startTime: time,
    endTime,
    lockTime,
    minimum,
    maximum,
    priceAtStart,
    priceAtEnd: null,
    feedRoundAtStart,
    feedRoundAtEnd: null,
    outcome: 'Pending',
    burned: 0n,
    stakes: [],
  };
  const times = [time, endTime, lockTime];
  const args = [id, players[0], priceAtStart, ...times, minimum, maximum, feedRoundAtStart, 0];
  const kept = {
    roundId: id,
    priceAtStart: `${priceAtStart}`,
    startTime: time,
    endTime,
    lockTime,
    minimumDeposit: `${minimum}`,
    maximumDeposit: `${maximum}`,
    feedRoundId: `${feedRoundAtStart}`,
  };
  return {
    model: { ...model, rounds: [...model.rounds, round] },
    emitted: [{ name: 'RoundStarted', args, kept }],
  };
};

const predict: Action = (model, time, random) => {
  const round = model.rounds.at(-1);
  if (round === undefined || time >= round.startTime + DURATION) return undefined;
  const player = random.pick(players);
  if (round.stakes.some((stake) => stake.player === player)) return undefined;
  const amount = BigInt(random.between(Number(model.minimum), Number(model.maximum)));
  const up = random.chance(0.5);
  const next = { ...round, stakes: [...round.stakes, { player, up, amount, claimed: null }] };
  const [upPool, downPool] = [poolOf(next, true), poolOf(next, false)];
  const args = [round.id, player, up, amount, upPool, downPool];
  const kept = {
    roundId: round.id,
    player,
    up,
    amount: `${amount}`,
    upPool: `${upPool}`,
    downPool: `${downPool}`,
  };
  return { model: replaceLast(model, next), emitted: [{ name: 'PredictionMade', args, kept }] };
};

const resolve: Action = (model, time, random) => {
  const ended = (r: ModelRound) => r.outcome === 'Pending' && time >= r.startTime + DURATION;
  // Anybody may end the rounds in any order.
  const open = model.rounds.filter(ended);
  const round = random.chance(0.8) ? open[0] : open.at(-1);
  if (round === undefined) return undefined;
  const owed = poolOf(round, true) + poolOf(round, false);
  const id = idOfAnswer(random);
  if (random.chance(0.1)) {
    const feedRoundAtEnd = random.chance(0.5) ? id : null;
    const feedRoundId = feedRoundAtEnd ?? 0n;
    const kept = { roundId: round.id, feedRoundId: `${feedRoundId}` };
    return {
      model: replaceLast(model, { ...round, outcome: 'Void', feedRoundAtEnd }),
      emitted: [{ name: 'RoundVoided', args: [round.id, owed, feedRoundId], kept }],
    };
  }
  const change = BigInt(random.pick([-1, 0, 1]) * random.between(1, 1e9));
  const priceAtEnd = round.priceAtStart + change;
  const outcome = change > 0n ? 'Up' : change < 0n ? 'Down' : 'Draw';
  const burned = outcome === 'Draw' ? 0n : BigInt(random.between(0, 1000));
  const args = [round.id, outcomes.indexOf(outcome), priceAtEnd, id, owed, burned];
  const kept = {
    roundId: round.id,
    outcome,
    priceAtEnd: `${priceAtEnd}`,
    feedRoundId: `${id}`,
    burned: `${burned}`,
  };
  return {
    model: replaceLast(model, { ...round, outcome, priceAtEnd, feedRoundAtEnd: id, burned }),
    emitted: [{ name: 'RoundResolved', args, kept }],
  };
};

/** Sends the claims, as the operator does. */
const caller = `0x${'99'.repeat(20)}`;

const claim: Action = (model, _time, random) => {
  const open = model.rounds.flatMap((round) =>
    round.stakes
      .filter((stake) => round.outcome !== 'Pending' && stake.claimed === null)
      .map((stake) => ({ round, stake, payout: payoutOf(round, stake) }))
      .filter(({ payout }) => payout > 0n),
  );
  if (open.length === 0) return undefined;
  const { round, stake, payout } = random.pick(open);
  const stakes = round.stakes.map((known) =>
    known === stake ? { ...stake, claimed: payout } : known,
  );
  const args = [round.id, stake.player, caller, payout];
  const kept = {
    roundId: round.id,
    player: stake.player,
    caller,
    payout: `${payout}`,
  };
  return {
    model: replaceLast(model, { ...round, stakes }),
    emitted: [{ name: 'RewardsClaimed', args, kept }],
  };
};

function minimumChanged(amount: bigint): Emitted {
  return {
    name: 'MinimumDepositChanged',
    args: [amount],
    kept: { amount: `${amount}` },
  };
}
function maximumChanged(amount: bigint): Emitted {
  return {
    name: 'MaximumDepositChanged',
    args: [amount],
    kept: { amount: `${amount}` },
  };
}
function lockChanged(secondsBeforeEnd: number): Emitted {
  return {
    name: 'PredictionLockChanged',
    args: [secondsBeforeEnd],
    kept: { secondsBeforeEnd },
  };
}

const configure: Action = (model, _time, random) => {
  if (random.chance(0.5)) {
    const minimum = BigInt(random.between(10_000, 50_000));
    return { model: { ...model, minimum }, emitted: [minimumChanged(minimum)] };
  }
  const lock = random.between(0, 60);
  return { model: { ...model, lock }, emitted: [lockChanged(lock)] };
};

const actions = [
  start,
  start,
  predict,
  predict,
  predict,
  resolve,
  resolve,
  claim,
  claim,
  configure,
];

/** The events of the contract's creation. */
export function creation(): Step {
  return {
    model: firstModel,
    emitted: [
      maximumChanged(firstModel.maximum),
      minimumChanged(firstModel.minimum),
      lockChanged(firstModel.lock),
    ],
  };
}

/** A random action, or an empty step if the action is not possible. */
export function anyStep(model: Model, time: number, random: Random): Step {
  return random.pick(actions)(model, time, random) ?? { model, emitted: [] };
}
