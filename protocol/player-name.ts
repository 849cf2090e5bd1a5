/** A name: letters from a to z and digits, with single hyphens between them. */
export const NAME_FORM = '^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$';
export const SHORTEST = 3;
export const LONGEST = 20;

const form = new RegExp(NAME_FORM);

export function isName(text: string): boolean {
  return text.length >= SHORTEST && text.length <= LONGEST && form.test(text);
}

/** The message that a player's wallet signs (EIP-712) to choose a name, or to give it up. The contracts do not know it. */
export const playerNameTypes = {
  PlayerName: [
    { name: 'player', type: 'address' },
    { name: 'name', type: 'string' },
    { name: 'site', type: 'string' },
    { name: 'expiresAt', type: 'uint256' },
  ],
};

export interface ChosenName {
  player: string;
  /** Empty to give the name up. */
  name: string;
  /** The origin of the site on which the player chooses it. */
  site: string;
  /** Unix seconds of the game's clock. */
  expiresAt: number;
}
