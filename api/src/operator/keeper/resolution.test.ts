import { seededRandom, type Random } from '../../../test/random';
import type { Answer } from '../../chain/contracts';
import type { Feed } from './phase-search';
import { firstAnswersSince } from './resolution';

const ENDED = 1_300;

function idOf(phase: bigint, number: number) {
  return (phase << 64n) + BigInt(number);
}

/** A feed's answers by phase: their times in order, with undefined for an id that the feed skips. */
type Phases = Readonly<Record<string, readonly (number | undefined)[]>>;

/** Each answer's price is its time. */
function feedOf(phases: Phases) {
  const answers = new Map<bigint, Answer>();
  for (const [phase, times] of Object.entries(phases)) {
    times.forEach((updatedAt, index) => {
      if (updatedAt === undefined) return;
      const id = idOf(BigInt(phase), index + 1);
      answers.set(id, { id, updatedAt, answer: BigInt(updatedAt) });
    });
  }
  let reads = 0;
  const feed: Feed = {
    findLatest: () => Promise.resolve([...answers.values()].at(-1)),
    findAnswer: (id) => {
      reads++;
      return Promise.resolve(answers.get(id));
    },
  };
  return { feed, answers: [...answers.values()], reads: () => reads };
}

/** A round that began with an answer of this phase. */
function roundIn(phase: bigint) {
  return { end_time: ENDED, feed_round_at_start: idOf(phase, 1) };
}

async function found(phases: Phases, beganIn: bigint) {
  return (await firstAnswersSince(feedOf(phases).feed, roundIn(beganIn))).map(({ id }) => id);
}

describe('a feed with one phase', () => {
  const beganIn = 0n;

  test('has no answer while its latest answer is from before the end', async () => {
    expect(await found({ 0: [900, 990, 1_299] }, beganIn)).toEqual([]);
    expect(await found({}, beganIn)).toEqual([]);
  });

  test('finds its first answer at the end or after it', async () => {
    expect(await found({ 0: [990, 1_299, 1_300, 1_301] }, beganIn)).toEqual([idOf(0n, 3)]);
    expect(await found({ 0: [990, 1_299, 1_310, 1_400] }, beganIn)).toEqual([idOf(0n, 3)]);
    expect(await found({ 0: [1_300] }, beganIn)).toEqual([idOf(0n, 1)]);
  });

  test('tolerates up to fifteen missing ids anywhere', async () => {
    const gap = Array.from({ length: 15 }, () => undefined);
    const times = [...gap, 990, ...gap, 1_299, ...gap, 1_310, ...gap, 1_320, ...gap, 1_330];
    expect(await found({ 0: times }, beganIn)).toEqual([idOf(0n, times.indexOf(1_310) + 1)]);
  });

  test('needs few steps, however long the phase is', async () => {
    const times = Array.from({ length: 100_000 }, (_, index) => index);
    const { feed, reads } = feedOf({ 0: times });
    const [answer] = await firstAnswersSince(feed, roundIn(0n));
    expect(answer?.updatedAt).toBe(ENDED);
    expect(reads()).toBeLessThan(50);
  });
});

describe('a feed with a new phase', () => {
  test('since before the round: only the new phase counts', async () => {
    const phases = { 5: [800, 1_305], 6: [990, 1_200, 1_310] };
    expect(await found(phases, 6n)).toEqual([idOf(6n, 3)]);
  });

  test('since before the end: the earlier of the two first answers is tried first', async () => {
    expect(await found({ 5: [990, 1_320], 6: [1_250, 1_310] }, 5n)).toEqual([
      ...[idOf(6n, 2), idOf(5n, 2)],
    ]);
  });

  test('since after the end: the first answer of the old phase is tried first', async () => {
    expect(await found({ 5: [990, 1_305], 6: [1_350] }, 5n)).toEqual([
      ...[idOf(5n, 2), idOf(6n, 1)],
    ]);
  });

  test('with answers of both phases in the same second: the answer of the old phase is tried first', async () => {
    expect(await found({ 5: [990, 1_310], 6: [1_310] }, 5n)).toEqual([
      ...[idOf(5n, 2), idOf(6n, 1)],
    ]);
  });

  test('that is silent since the end: the answer of the old phase is found', async () => {
    expect(await found({ 5: [990, 1_305], 6: [1_250] }, 5n)).toEqual([idOf(5n, 2)]);
  });

  test('and a silent old phase: the answer of the new phase is found', async () => {
    expect(await found({ 5: [990], 6: [1_250, 1_310] }, 5n)).toEqual([idOf(6n, 2)]);
  });
});

describe('a feed with several phases', () => {
  test('two of them since the start of the round: only the first counts', async () => {
    const phases = { 5: [990], 6: [1_250, 1_310], 7: [1_305] };
    expect(await found(phases, 5n)).toEqual([idOf(6n, 2)]);
  });
});

/** Rising times with gaps of fewer than sixteen ids. */
function timesOf(random: Random, from: number) {
  const times: (number | undefined)[] = [];
  for (let time = from; times.length < random.between(1, 200); time += random.between(0, 40)) {
    for (let left = random.chance(0.2) ? random.between(1, 15) : 0; left > 0; left--) {
      times.push(undefined);
    }
    times.push(time);
  }
  return times;
}

test('finds the same answer as a linear search, in feeds of any shape', async () => {
  for (let seed = 1; seed <= 300; seed++) {
    const random = seededRandom(seed);
    const isSwitched = random.chance(0.5);
    const old = timesOf(random, random.between(0, 1_000));
    const phases: Phases = isSwitched ? { 5: old, 6: timesOf(random, 1_001) } : { 5: old };
    const { feed, answers } = feedOf(phases);
    const [expected] = answers
      .filter(({ updatedAt }) => updatedAt >= ENDED)
      .sort((a, b) => a.updatedAt - b.updatedAt);
    const [first] = await firstAnswersSince(feed, roundIn(5n));
    expect({ seed, id: first?.id }).toEqual({ seed, id: expected?.id });
  }
});
