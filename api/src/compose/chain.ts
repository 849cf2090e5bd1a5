import type { Logger } from 'pino';
import { latestBlock } from '../chain/blocks';
import { createChainClock } from '../chain/clock';
import { readContracts } from '../chain/contracts';
import { localChainId, readDeployment } from '../chain/deployment';
import { followHead } from '../chain/head';
import { networkOf } from '../chain/networks';
import { createProvider } from '../chain/provider';
import { createRpc } from '../chain/rpc';
import { tokenDecimals } from '../present/units';
import type { Settings } from '../settings/settings';

const localPollMs = 100;
const publicPollMs = 2_000;

/** The chain that the game is on, checked to be the one that the deployment speaks of. */
export const openChain = async (settings: Settings, log: Logger) => {
  const deployment = await readDeployment(settings.DEPLOYMENT_FILE);
  const { chainId } = deployment;
  const isLocal = chainId === localChainId;
  const pollMs = settings.POLL_INTERVAL_MS ?? (isLocal ? localPollMs : publicPollMs);
  const rpc = createRpc({ urls: settings.RPC_URL, timeoutMs: settings.RPC_TIMEOUT_MS, chainId });
  const provider = createProvider(rpc, chainId, pollMs);
  try {
    if ((await provider.getCode(deployment.game)) === '0x')
      throw new Error(`There is no game at ${deployment.game} on chain ${chainId}.`);
    const contracts = readContracts(provider, deployment);
    const [roundDuration, voidDelay, name, symbol, decimals] = await Promise.all([
      contracts.roundDuration(),
      contracts.voidDelay(),
      contracts.tokenName(),
      contracts.tokenSymbol(),
      contracts.tokenDecimals(),
    ]);
    if (decimals !== tokenDecimals) throw new Error(`The token has ${decimals} decimals, not 18.`);

    const clock = createChainClock();
    clock.see(await latestBlock(rpc));
    const head = followHead(rpc, pollMs, (error) => log.warn({ err: error }, 'No new block'));
    head.onBlock(clock.see);
    return {
      ...{ deployment, chainId, isLocal, pollMs, rpc, provider, contracts, clock, head },
      ...{ roundDuration, voidDelay, token: { name, symbol, decimals } },
      network: networkOf(chainId, settings),
      close: async () => {
        await head.stop();
        provider.destroy();
      },
    };
  } catch (error) {
    provider.destroy();
    throw error;
  }
};

export type Chain = Awaited<ReturnType<typeof openChain>>;
