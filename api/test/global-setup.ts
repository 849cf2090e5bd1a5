import { bundleTestProgram } from './test-program';

/** Bundles the API, once for all of its tests. Jest calls it before them. */
export default function prepareForTests(): Promise<void> {
  return bundleTestProgram();
}
