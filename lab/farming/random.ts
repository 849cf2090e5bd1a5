/**
 * Random numbers between 0 and 1 from a seed (Marsaglia's xorshift), so every simulation is reproducible. The generator
 * calls no other function, because a simulation calls it a hundred million times.
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

/** The standard normal distribution function (Abramowitz and Stegun 26.2.17; off by less than 1e-7). */
export function normal(x: number): number {
  if (x < 0) return 1 - normal(-x);
  const t = 1 / (1 + 0.2316419 * x);
  const tail =
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return 1 - (Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)) * tail;
}
