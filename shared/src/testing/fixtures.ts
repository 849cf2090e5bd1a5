import type { Config } from '@updown/protocol/api/system';

export { testRound } from '@updown/protocol/testing/round';

export const PLAYER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
export const OTHER_PLAYER = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
export const GAME = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
export const TOKEN = '0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512';
export const CHAIN_ID = 31337;
export const BEARER_TOKEN = 'a.b.c';

/** The configuration of a local chain, as `GET /config` returns it. */
export const testConfig: Config = {
  chainId: CHAIN_ID,
  network: 'Local Chain',
  explorerUrl: null,
  rpcUrl: null,
  isLocal: true,
  contracts: { game: GAME, token: TOKEN, feed: GAME },
  token: { name: 'Ion', symbol: 'ION', decimals: 18 },
  roundDuration: 300,
  predictionLock: 5,
  passkeys: false,
  sponsorsGas: false,
  payOutSeconds: null,
  startsRounds: false,
  version: '0.1.0',
};
