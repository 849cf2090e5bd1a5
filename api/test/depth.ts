/** How often something is tried: more in the deeper run (`npm run test:deep -w api`). */
export const times = (normal: number, deep: number): number =>
  process.env.API_TEST_DEEP === undefined ? normal : deep;
