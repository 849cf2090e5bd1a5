/**
 * The game's accounts on a local chain, in the order of anvil's unlocked accounts. Players use the accounts after
 * these.
 */
export const localAccounts = {
  owner: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  keeper: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  manager: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  pauser: '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
} as const;

/** Pays the players' gas on a local chain, and does nothing else: the last of anvil's accounts. */
export const LOCAL_SPONSOR = '0x8626f6940E2eb28930eFb4CeF49B2d1F2C9C1199';

/** A role of the game, or the number of a player, from 0. */
export type LocalAccount = keyof typeof localAccounts | number;

/** The index of the account in the node's answer to `eth_accounts`. */
export function localAccountIndex(account: LocalAccount): number {
  const roles = Object.keys(localAccounts);
  return typeof account === 'number' ? roles.length + account : roles.indexOf(account);
}
