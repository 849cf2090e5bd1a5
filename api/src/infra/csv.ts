import { stringify } from 'csv-stringify/sync';

/**
 * Lines of a CSV file as RFC 4180 describes it. A null is an empty field. A text that a spreadsheet would take for a
 * formula starts with an apostrophe.
 */
export function csvLines(rows: readonly (readonly (string | number | null)[])[]): string {
  return stringify(rows as (string | number | null)[][], {
    record_delimiter: 'windows',
    // By itself the library quotes only the whole delimiter of lines.
    quoted_match: /[\r\n]/,
    escape_formulas: true,
  });
}
