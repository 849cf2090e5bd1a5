import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { getAddress, JsonRpcProvider } from 'ethers';
import { recheck } from './recheck';

const USAGE = `npm run recheck -w lab -- --round <number> [--rpc <address>] [--game <address> | --file <deployment>]
Recomputes a round from the game's events and the feed's answers. Exit code 1: they disagree, or the command cannot read them.
Defaults: RPC_URL or http://127.0.0.1:8545, and the deployment of \`npm start\`.`;

function gameIn(file: string): string {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as { game: string }).game;
  } catch (error) {
    throw new Error(`${file} holds no deployment: give the game's address with --game.`, {
      cause: error,
    });
  }
}

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      round: { type: 'string' },
      rpc: { type: 'string', default: process.env.RPC_URL ?? 'http://127.0.0.1:8545' },
      game: { type: 'string' },
      file: {
        type: 'string',
        default: fileURLToPath(new URL('../../.updown/deployment.json', import.meta.url)),
      },
    },
  });
  if (!/^\d+$/.test(values.round ?? '')) throw new Error(USAGE);
  const game = getAddress(values.game ?? gameIn(values.file));
  // With a dynamic network, ethers would wait forever for a node that is down. Reading does not depend on the chain's
  // id.
  const provider = new JsonRpcProvider(values.rpc, 1, { staticNetwork: true, cacheTimeout: -1 });
  try {
    const { text, disagreements } = await recheck(provider, game, BigInt(values.round!));
    console.log(text);
    if (disagreements.length > 0) process.exitCode = 1;
  } finally {
    provider.destroy();
  }
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
