import { prepareNewGame } from './new-game';

/** Builds everything, once, and makes the game that the workers' stacks start from. Playwright calls what it returns at the end. */
export default function prepareForTests(): Promise<() => Promise<void>> {
  return prepareNewGame();
}
