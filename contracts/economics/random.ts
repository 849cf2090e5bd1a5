/**
 * Random numbers between 0 and 1 from a seed (Marsaglia's xorshift): every simulation is the same each time. It calls
 * nothing, as it is called a hundred million times.
 */
export const generator = (seed: number) => {
  let state = seed * 0x9e3779b9 || 1;
  return (): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
};

/** A draw from the standard normal distribution. */
export const gauss = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
