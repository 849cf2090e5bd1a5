import type { Answer } from './evidence';
import { firstAnswerSince } from './first-answer';

const END = 1_300n;

function idOf(phase: bigint, number: bigint): bigint {
  return (phase << 64n) + number;
}

/** A feed's times by phase; undefined skips an id. */
function readerOf(phases: Record<string, Array<number | undefined>>) {
  const answers = new Map<bigint, Answer>();
  for (const [phase, times] of Object.entries(phases)) {
    times.forEach((time, index) => {
      const id = idOf(BigInt(phase), BigInt(index + 1));
      if (time !== undefined) answers.set(id, { id, answer: 1n, updatedAt: BigInt(time) });
    });
  }
  return (id: bigint) => Promise.resolve(answers.get(id));
}

async function first(phases: Record<string, Array<number | undefined>>, known: bigint) {
  return (await firstAnswerSince(readerOf(phases), known, END))?.id;
}

test('finds no answer while the feed is silent', async () => {
  expect(await first({ 0: [900, 1_000, 1_299] }, idOf(0n, 2n))).toBeUndefined();
});

test('finds the first answer at or after the end, across skipped ids', async () => {
  expect(await first({ 0: [1_000, 1_299, 1_300, 1_301] }, idOf(0n, 1n))).toBe(idOf(0n, 3n));
  const gap = Array.from({ length: 15 }, () => undefined);
  expect(await first({ 0: [1_000, ...gap, 1_200, ...gap, 1_310] }, idOf(0n, 1n))).toBe(
    idOf(0n, 33n),
  );
});

test('finds the only answer in a long phase', async () => {
  const times = Array.from({ length: 5_000 }, (_, index) => index);
  expect(await first({ 0: times }, idOf(0n, 2n))).toBe(idOf(0n, END + 1n));
});

test('prefers the earlier answer of two phases, and the older phase in the same second', async () => {
  expect(await first({ 1: [1_000, 1_320], 2: [1_250, 1_310] }, idOf(1n, 1n))).toBe(idOf(2n, 2n));
  expect(await first({ 1: [1_000, 1_305], 2: [1_310] }, idOf(1n, 1n))).toBe(idOf(1n, 2n));
  expect(await first({ 1: [1_000, 1_310], 2: [1_310] }, idOf(1n, 1n))).toBe(idOf(1n, 2n));
});

test('agrees with a linear search, in random feeds', async () => {
  let seed = 7;
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  for (let run = 0; run < 200; run += 1) {
    const times: Array<number | undefined> = [1_000];
    for (let time = 1_000; times.length < 100; time += random(30)) {
      for (let left = random(20) - 5; left > 0; left -= 1) times.push(undefined);
      times.push(time);
    }
    const expected = times.findIndex((time) => time !== undefined && BigInt(time) >= END);
    const found = await first({ 0: times }, idOf(0n, 1n));
    expect(found).toBe(expected < 0 ? undefined : BigInt(expected + 1));
  }
});
