/** The message that an admin's wallet signs (EIP-712) so that the operator executes exactly this command. */
export const adminCommandTypes = {
  AdminCommand: [
    { name: 'admin', type: 'address' },
    { name: 'command', type: 'string' },
    { name: 'details', type: 'string' },
    { name: 'nonce', type: 'bytes32' },
    { name: 'expiresAt', type: 'uint256' },
  ],
};

export interface AdminCommand {
  admin: string;
  /** The last part of the request's path, such as 'start-round'. */
  command: string;
  details: string;
  nonce: string;
  /** Unix seconds of the game's clock. */
  expiresAt: number;
}

/** The arguments of a command as text for the signer, such as 'price: 2500, roundId: 4'. */
export function commandDetails(args: Readonly<Record<string, unknown>>): string {
  return Object.entries(args)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join(', ');
}
