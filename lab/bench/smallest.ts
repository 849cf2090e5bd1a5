/** With `--smallest` a bench runs once, on little, and says nothing about times: `npm test` sees that it still works. */
export const isSmallest = process.argv.includes('--smallest');

export function unlessSmallest<Amount>(whole: Amount, smallest: Amount): Amount {
  return isSmallest ? smallest : whole;
}
