import { seededRandom, type Random } from '../../simulation/random';
import type { Answer } from '../chain/contracts';
import { firstAnswersSince } from './first-answer';
import type { Feed } from './phase-search';

const started = 1_000;
const ended = 1_300;
const startPrice = 7_777n;
const round = { start_time: started, end_time: ended, price_at_start: startPrice };

const idOf = (phase: bigint, number: number) => (phase << 64n) + BigInt(number);

/** A feed's answers by phase: the times in their order, and undefined for an id that it leaves out. */
type Phases = Readonly<Record<string, readonly (number | undefined)[]>>;

/** The price of an answer is its time, but the round began with the price at `beganAt`. */
const feedOf = (phases: Phases, beganAt: readonly [phase: bigint, time: number]) => {
  const answers = new Map<bigint, Answer>();
  for (const [phase, times] of Object.entries(phases))
    times.forEach((updatedAt, index) => {
      if (updatedAt === undefined) return;
      const id = idOf(BigInt(phase), index + 1);
      const isStart = BigInt(phase) === beganAt[0] && updatedAt === beganAt[1];
      answers.set(id, { id, updatedAt, answer: isStart ? startPrice : BigInt(updatedAt) });
    });
  let reads = 0;
  const feed: Feed = {
    findLatest: () => Promise.resolve([...answers.values()].at(-1)),
    findAnswer: (id) => {
      reads++;
      return Promise.resolve(answers.get(id));
    },
  };
  return { feed, answers: [...answers.values()], reads: () => reads };
};

const found = async (phases: Phases, beganAt: readonly [bigint, number]) =>
  (await firstAnswersSince(feedOf(phases, beganAt).feed, round)).map(({ id }) => id);

describe('a feed of one phase', () => {
  const beganAt = [0n, 990] as const;

  it('has no answer while its latest is from before the end', async () => {
    expect(await found({ 0: [900, 990, 1_299] }, beganAt)).toEqual([]);
    expect(await found({}, beganAt)).toEqual([]);
  });

  it('has its first answer at the end or after it', async () => {
    expect(await found({ 0: [990, 1_299, 1_300, 1_301] }, beganAt)).toEqual([idOf(0n, 3)]);
    expect(await found({ 0: [990, 1_299, 1_310, 1_400] }, beganAt)).toEqual([idOf(0n, 3)]);
    expect(await found({ 0: [1_300] }, beganAt)).toEqual([idOf(0n, 1)]);
  });

  it('may have left out up to fifteen ids anywhere', async () => {
    const gap = Array.from({ length: 15 }, () => undefined);
    const times = [...gap, 990, ...gap, 1_299, ...gap, 1_310, ...gap, 1_320, ...gap, 1_330];
    expect(await found({ 0: times }, beganAt)).toEqual([idOf(0n, times.indexOf(1_310) + 1)]);
  });

  it('is searched in few steps, however long it is', async () => {
    const times = Array.from({ length: 100_000 }, (_, index) => index);
    const { feed, reads } = feedOf({ 0: times }, beganAt);
    const [answer] = await firstAnswersSince(feed, round);
    expect(answer?.updatedAt).toBe(ended);
    expect(reads()).toBeLessThan(50);
  });
});

describe('a feed that began a new phase', () => {
  it('before the round: only the new one counts', async () => {
    const phases = { 5: [800, 1_305], 6: [990, 1_200, 1_310] };
    expect(await found(phases, [6n, 990])).toEqual([idOf(6n, 3)]);
  });

  it('before the end: the earlier of both phases’ first answers is tried first', async () => {
    expect(await found({ 5: [990, 1_320], 6: [1_250, 1_310] }, [5n, 990])).toEqual([
      ...[idOf(6n, 2), idOf(5n, 2)],
    ]);
  });

  it('after the end: the old phase’s is tried first', async () => {
    expect(await found({ 5: [990, 1_305], 6: [1_350] }, [5n, 990])).toEqual([
      ...[idOf(5n, 2), idOf(6n, 1)],
    ]);
  });

  it('answered twice in one second: the older phase’s is tried first', async () => {
    expect(await found({ 5: [990, 1_310], 6: [1_310] }, [5n, 990])).toEqual([
      ...[idOf(5n, 2), idOf(6n, 1)],
    ]);
  });

  it('and has been silent in it since the end: the old phase’s is found', async () => {
    expect(await found({ 5: [990, 1_305], 6: [1_250] }, [5n, 990])).toEqual([idOf(5n, 2)]);
  });

  it('and is silent in the old one: the new phase’s is found', async () => {
    expect(await found({ 5: [990], 6: [1_250, 1_310] }, [5n, 990])).toEqual([idOf(6n, 2)]);
  });
});

/** Rising times with gaps of fewer than sixteen ids. */
const timesOf = (random: Random, from: number) => {
  const times: (number | undefined)[] = [];
  for (let time = from; times.length < random.between(1, 200); time += random.between(0, 40)) {
    for (let left = random.chance(0.2) ? random.between(1, 15) : 0; left > 0; left--)
      times.push(undefined);
    times.push(time);
  }
  return times;
};

it('finds what a look at every answer finds, in feeds of any shape', async () => {
  for (let seed = 1; seed <= 300; seed++) {
    const random = seededRandom(seed);
    const isSwitched = random.chance(0.5);
    const old = timesOf(random, random.between(0, 1_000));
    const before = old.findLast((time) => time !== undefined && time <= started);
    const phases: Phases = isSwitched ? { 5: old, 6: timesOf(random, 1_001) } : { 5: old };
    const { feed, answers } = feedOf(phases, [5n, before ?? -1]);
    const [expected] = answers
      .filter(({ updatedAt }) => updatedAt >= ended)
      .sort((a, b) => a.updatedAt - b.updatedAt);
    const [first] = await firstAnswersSince(feed, round);
    expect({ seed, id: first?.id }).toEqual({ seed, id: expected?.id });
  }
});
