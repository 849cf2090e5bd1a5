/**
 * Random numbers between 0 and 1 from a seed (Marsaglia's xorshift), so every simulation is reproducible. The generator
 * makes no calls of its own, because a simulation calls it a hundred million times.
 */
export function generator(seed: number) {
  let state = seed * 0x9e3779b9 || 1;
  return (): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

/** A draw from the standard normal distribution. */
export function gauss(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
