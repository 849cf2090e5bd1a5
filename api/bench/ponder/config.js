import { createConfig } from 'ponder';

const { abi, address, lastBlock } = JSON.parse(process.env.BENCH_GAME);

/** The same contract, chain and blocks as for our indexer. */
export default createConfig({
  database: { kind: 'postgres', connectionString: process.env.DATABASE_URL },
  chains: {
    local: { id: 31337, rpc: process.env.RPC_URL, disableCache: true },
  },
  contracts: {
    Game: { chain: 'local', abi, address, startBlock: 1, endBlock: lastBlock },
  },
});
