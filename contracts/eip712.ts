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

export function predictionDomain(chainId: number, game: string) {
  return {
    name: 'UpDown',
    version: '1',
    chainId,
    verifyingContract: game,
  };
}
