/** A Markdown table: the first column is aligned left, the others right. */
export function table(head: string[], rows: string[][]): string {
  return [head, head.map((_, i) => (i === 0 ? ':--' : '--:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

export function whole(amount: number): string {
  return Math.round(amount).toLocaleString('en-US');
}

/** Formats base units as whole tokens. */
export function tokens(amount: bigint): string {
  return whole(Number(amount) / 1e18);
}

export function percent(share: number, digits = 1): string {
  const text = (share * 100).toFixed(digits);
  return `${/^-0\.?0*$/.test(text) ? text.slice(1) : text} %`;
}
