/** Something the person at the terminal can put right: it is shown as it stands, without a stack. */
export class Problem extends Error {
  override readonly name = 'Problem';
}
