/** The element of the game that claims rewards, and the address that leads to it. */
export const CLAIM_ID = 'claimable-rewards';
export const CLAIM_ADDRESS = `/#${CLAIM_ID}`;
