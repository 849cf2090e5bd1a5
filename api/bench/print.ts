const widthOf = (rows: readonly (readonly string[])[], column: number) =>
  Math.max(...rows.map((row) => (row[column] ?? '').length));

/** A table for people: the first column to the left, the figures to the right. */
export const printTable = (head: readonly string[], rows: readonly (readonly string[])[]): void => {
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
};

export const whole = (value: number): string => Math.round(value).toLocaleString('en');
export const times = (ratio: number): string => `${ratio.toFixed(1)}×`;
export const milliseconds = (value: number): string =>
  `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
export const percent = (share: number): string => `${Math.round(share * 100)} %`;
