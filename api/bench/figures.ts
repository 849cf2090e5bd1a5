/** The value below which this share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

function widthOf(rows: readonly (readonly string[])[], column: number) {
  return Math.max(...rows.map((row) => (row[column] ?? '').length));
}

/** Prints a table with the first column on the left and the figures aligned on the right. */
export function printTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const all = [head, ...rows];
  const widths = head.map((_, column) => widthOf(all, column));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return column === 0 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join('  ');
  console.log(`\n${line(head)}\n${widths.map((width) => '-'.repeat(width)).join('  ')}`);
  for (const row of rows) console.log(line(row));
}

export function whole(value: number): string {
  return Math.round(value).toLocaleString('en');
}
export function times(ratio: number): string {
  return `${ratio.toFixed(1)}×`;
}
export function milliseconds(value: number): string {
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
}
