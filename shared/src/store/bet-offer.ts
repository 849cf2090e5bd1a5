/** The bet that a player has chosen. */
export interface ChosenBet {
  side: 'UP' | 'DOWN';
  /** Base units. */
  stake: string;
}

/** A chosen bet that still needs a wallet, with the words for it: 'Bet 30,000 on UP'. */
export interface BetOffer extends ChosenBet {
  label: string;
}
