/** A table in Markdown, numbers to the right. */
export const table = (head: string[], rows: string[][]): string =>
  [head, head.map((_, i) => (i === 0 ? ':--' : '--:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

export const whole = (amount: number): string => Math.round(amount).toLocaleString('en-US');

/** Base units as whole tokens. */
export const tokens = (amount: bigint): string => whole(Number(amount) / 1e18);

export const percent = (share: number, digits = 1): string => {
  const text = (share * 100).toFixed(digits);
  return `${/^-0\.?0*$/.test(text) ? text.slice(1) : text} %`;
};
