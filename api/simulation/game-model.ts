import type { Random } from './random';

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

/** What is true on the chain after a block: the simulation's own account of the game. */
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
  /** What the index is to keep of them, amounts as text. */
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

const duration = 300;
const players = Array.from({ length: 12 }, (_, i) => `0x${(i + 1).toString(16).padStart(40, '0')}`);
const outcomes = ['Pending', 'Up', 'Down', 'Draw', 'Void'];

export const poolOf = (round: ModelRound, up: boolean): bigint =>
  round.stakes.filter((stake) => stake.up === up).reduce((sum, { amount }) => sum + amount, 0n);

/** What a stake pays in the round, by the words of the rules rather than by the code under test. */
const pays = (round: ModelRound, { up, amount }: ModelStake): bigint => {
  if (round.outcome === 'Draw' || round.outcome === 'Void') return amount;
  if (round.outcome !== (up ? 'Up' : 'Down')) return 0n;
  const [winning, losing] = [poolOf(round, up), poolOf(round, !up)];
  if (losing === 0n || losing === winning) return amount + (amount * 8n) / 10n;
  const limits = [(amount * 10n) / 100n, (amount * losing * 95n) / (winning * 100n), amount * 9n];
  const [, middle] = limits.sort((a, b) => (a < b ? -1 : 1));
  return amount + (middle ?? 0n);
};

const replaceLast = (model: Model, round: ModelRound): Model => ({
  ...model,
  rounds: model.rounds.map((known) => (known.id === round.id ? round : known)),
});

type Action = (model: Model, time: number, random: Random) => Step | undefined;

const start: Action = (model, time, random) => {
  const last = model.rounds.at(-1);
  if (last !== undefined && time < last.startTime + duration) return undefined;
  const id = model.rounds.length + 1;
  const priceAtStart = BigInt(random.between(1e11, 4e11));
  const { minimum, maximum } = model;
  const endTime = time + duration;
  const lockTime = endTime - model.lock;
  const round: ModelRound = {
    ...{ id, startTime: time, endTime, lockTime, minimum, maximum, priceAtStart, priceAtEnd: null },
    ...{ outcome: 'Pending', burned: 0n, stakes: [] },
  };
  const args = [id, players[0], priceAtStart, time, endTime, lockTime, minimum, maximum];
  const kept = {
    ...{ roundId: id, priceAtStart: `${priceAtStart}`, startTime: time, endTime, lockTime },
    ...{ minimumDeposit: `${minimum}`, maximumDeposit: `${maximum}` },
  };
  return {
    model: { ...model, rounds: [...model.rounds, round] },
    emitted: [{ name: 'RoundStarted', args, kept }],
  };
};

const predict: Action = (model, time, random) => {
  const round = model.rounds.at(-1);
  if (round === undefined || time >= round.startTime + duration) return undefined;
  const player = random.pick(players);
  if (round.stakes.some((stake) => stake.player === player)) return undefined;
  const amount = BigInt(random.between(Number(model.minimum), Number(model.maximum)));
  const up = random.chance(0.5);
  const next = { ...round, stakes: [...round.stakes, { player, up, amount, claimed: null }] };
  const [upPool, downPool] = [poolOf(next, true), poolOf(next, false)];
  const args = [round.id, player, up, amount, upPool, downPool];
  const kept = {
    ...{ roundId: round.id, player, up, amount: `${amount}` },
    ...{ upPool: `${upPool}`, downPool: `${downPool}` },
  };
  return { model: replaceLast(model, next), emitted: [{ name: 'PredictionMade', args, kept }] };
};

const resolve: Action = (model, time, random) => {
  const ended = (r: ModelRound) => r.outcome === 'Pending' && time >= r.startTime + duration;
  const round = model.rounds.find(ended);
  if (round === undefined) return undefined;
  const owed = poolOf(round, true) + poolOf(round, false);
  if (random.chance(0.1))
    return {
      model: replaceLast(model, { ...round, outcome: 'Void' }),
      emitted: [{ name: 'RoundVoided', args: [round.id, owed], kept: { roundId: round.id } }],
    };
  const change = BigInt(random.pick([-1, 0, 1]) * random.between(1, 1e9));
  const priceAtEnd = round.priceAtStart + change;
  const outcome = change > 0n ? 'Up' : change < 0n ? 'Down' : 'Draw';
  const burned = outcome === 'Draw' ? 0n : BigInt(random.between(0, 1000));
  const args = [round.id, outcomes.indexOf(outcome), priceAtEnd, 7, owed, burned];
  const kept = { roundId: round.id, outcome, priceAtEnd: `${priceAtEnd}`, burned: `${burned}` };
  return {
    model: replaceLast(model, { ...round, outcome, priceAtEnd, burned }),
    emitted: [{ name: 'RoundResolved', args, kept }],
  };
};

const claim: Action = (model, _time, random) => {
  const open = model.rounds.flatMap((round) =>
    round.stakes
      .filter((stake) => round.outcome !== 'Pending' && stake.claimed === null)
      .map((stake) => ({ round, stake, payout: pays(round, stake) }))
      .filter(({ payout }) => payout > 0n),
  );
  if (open.length === 0) return undefined;
  const { round, stake, payout } = random.pick(open);
  const stakes = round.stakes.map((known) =>
    known === stake ? { ...stake, claimed: payout } : known,
  );
  const args = [round.id, stake.player, players[1], payout];
  const kept = { roundId: round.id, player: stake.player, payout: `${payout}` };
  return {
    model: replaceLast(model, { ...round, stakes }),
    emitted: [{ name: 'RewardsClaimed', args, kept }],
  };
};

const minimumChanged = (amount: bigint): Emitted => ({
  ...{ name: 'MinimumDepositChanged', args: [amount], kept: { amount: `${amount}` } },
});
const maximumChanged = (amount: bigint): Emitted => ({
  ...{ name: 'MaximumDepositChanged', args: [amount], kept: { amount: `${amount}` } },
});
const lockChanged = (secondsBeforeEnd: number): Emitted => ({
  ...{ name: 'PredictionLockChanged', args: [secondsBeforeEnd], kept: { secondsBeforeEnd } },
});

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

/** What the contract emits when it is created. */
export const creation = (): Step => ({
  model: firstModel,
  emitted: [
    maximumChanged(firstModel.maximum),
    minimumChanged(firstModel.minimum),
    lockChanged(firstModel.lock),
  ],
});

/** Something that could happen next, if it can. */
export const anyStep = (model: Model, time: number, random: Random): Step =>
  random.pick(actions)(model, time, random) ?? { model, emitted: [] };
