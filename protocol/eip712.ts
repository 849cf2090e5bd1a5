/**
 * The message that a player's wallet signs so that another account can send the prediction (see `makePredictionFor`).
 */
export const predictionTypes = {
  SignedPrediction: [
    { name: 'player', type: 'address' },
    { name: 'roundId', type: 'uint256' },
    { name: 'up', type: 'bool' },
    { name: 'amount', type: 'uint256' },
    { name: 'nonce', type: 'uint256' },
    { name: 'deadline', type: 'uint256' },
  ],
};

export interface SignedPrediction {
  player: string;
  roundId: bigint;
  up: boolean;
  amount: bigint;
  nonce: bigint;
  deadline: bigint;
}

/** The message with which a player allows a key to predict for them (see `authorizeSessionFor`). */
export const sessionGrantTypes = {
  SessionGrant: [
    { name: 'player', type: 'address' },
    { name: 'key', type: 'address' },
    { name: 'perRound', type: 'uint256' },
    { name: 'inAll', type: 'uint256' },
    { name: 'end', type: 'uint256' },
    { name: 'nonce', type: 'uint256' },
    { name: 'deadline', type: 'uint256' },
  ],
};

/** The message that the key signs (see `makePredictionBySession`). */
export const sessionPredictionTypes = {
  SessionPrediction: [
    { name: 'player', type: 'address' },
    { name: 'roundId', type: 'uint256' },
    { name: 'up', type: 'bool' },
    { name: 'amount', type: 'uint256' },
    { name: 'deadline', type: 'uint256' },
  ],
};

/** The message with which the key ends its session (see `revokeSessionFor`). */
export const sessionEndTypes = { SessionEnd: [{ name: 'player', type: 'address' }] };

/** The permit of a token (EIP-2612). */
export const permitTypes = {
  Permit: [
    { name: 'owner', type: 'address' },
    { name: 'spender', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'nonce', type: 'uint256' },
    { name: 'deadline', type: 'uint256' },
  ],
};

export function predictionDomain(chainId: number, game: string) {
  return {
    name: 'UpDown',
    version: '1',
    chainId,
    verifyingContract: game,
  };
}
