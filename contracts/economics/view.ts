/** The knowledge of a bettor when betting closes, for one kind of round. */
export interface View {
  /** The bettor's estimate of the chance of the better side. */
  believed: number;
  /** The share of rounds in which that side wins. */
  wins: number;
  /** The share of rounds with this view. */
  weight: number;
}
