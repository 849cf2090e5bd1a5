import { bundleTestProgram } from './test-program';

/** Bundles the API once, before all of its tests. */
export default function prepareForTests(): Promise<void> {
  return bundleTestProgram();
}
