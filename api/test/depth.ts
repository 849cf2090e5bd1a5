/** Returns `sample`, or `whole` in the deep run (`npm run test:deep -w api`). */
export function times<Amount>(sample: Amount, whole: Amount): Amount {
  return process.env.API_TEST_DEEP === undefined ? sample : whole;
}
