/** Numbers from 0 to 1, the same in each run. */
export function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** One of the items, by the next number. */
export function chooser(next: () => number) {
  return <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)]!;
}
