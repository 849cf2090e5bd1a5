/** An error that the person at the terminal can fix. Its message is shown without a stack. */
export class Problem extends Error {
  override readonly name = 'Problem';
}
