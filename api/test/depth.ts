/** Returns `sample`, or `whole` in the deep run (`npm run test:deep -w api`). */
export function times<Amount>(sample: Amount, whole: Amount): Amount {
  return process.env.TEST_DEEP === undefined ? sample : whole;
}
