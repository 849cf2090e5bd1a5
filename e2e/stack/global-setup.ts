import { prepareNewGame } from './new-game';

/**
 * Builds everything once, and creates the game that the workers' stacks start from. Playwright calls the returned function at
 * the end.
 */
export default function prepareForTests(): Promise<() => Promise<void>> {
  return prepareNewGame();
}
