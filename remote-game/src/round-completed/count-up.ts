const LENGTH_MS = 900;

/** Counts the element's text up to an amount and then marks it `data-counted`. Returns a function that finishes the animation at once. */
export function countUp(
  element: HTMLElement,
  units: bigint,
  format: (units: bigint) => string,
): () => void {
  const start = performance.now();
  let frame = requestAnimationFrame(draw);
  function draw(now: number): void {
    const share = Math.min(1, (now - start) / LENGTH_MS);
    // Ease out.
    const done = BigInt(Math.round((1 - (1 - share) ** 3) * 1000));
    element.textContent = format((units * done) / 1000n);
    if (share < 1) frame = requestAnimationFrame(draw);
    else element.dataset['counted'] = '';
  }
  return () => {
    cancelAnimationFrame(frame);
    element.textContent = format(units);
  };
}
