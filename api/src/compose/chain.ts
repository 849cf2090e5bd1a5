import { accountFactory } from '@updown/protocol/generated/account-addresses';
import { latestBlock } from '../chain/blocks';
import { createChainClock } from '../chain/clock';
import { readContracts } from '../chain/contracts';
import { LOCAL_CHAIN_ID, readDeployment } from '../chain/deployment';
import { followHead } from '../chain/head';
import { networkOf } from '../chain/networks';
import { createProvider } from '../chain/provider';
import { createRpc } from '../chain/rpc';
import { TOKEN_DECIMALS } from '../game/units';
import type { Settings } from '../infra/settings/settings';
import type { Warn } from '../infra/worker';

const LOCAL_POLL_MS = 250;
const PUBLIC_POLL_MS = 2_000;

/** Connects to the chain and checks that the game is deployed on it. */
export async function openChain(settings: Settings, warn: Warn) {
  const deployment = await readDeployment(settings.DEPLOYMENT_FILE);
  const { chainId } = deployment;
  const isLocal = chainId === LOCAL_CHAIN_ID;
  const pollMs = settings.POLL_INTERVAL_MS ?? (isLocal ? LOCAL_POLL_MS : PUBLIC_POLL_MS);
  const rpc = createRpc({ urls: settings.RPC_URL, timeoutMs: settings.RPC_TIMEOUT_MS, chainId });
  const provider = createProvider(rpc, chainId, pollMs);
  try {
    if ((await provider.getCode(deployment.game)) === '0x') {
      throw new Error(`The address ${deployment.game} has no contract on chain ${chainId}.`);
    }
    const contracts = readContracts(provider, deployment);
    const [roundDuration, voidDelay, name, symbol, decimals, factoryCode] = await Promise.all([
      contracts.roundDuration(),
      contracts.voidDelay(),
      contracts.tokenName(),
      contracts.tokenSymbol(),
      contracts.tokenDecimals(),
      provider.getCode(accountFactory),
    ]);
    if (decimals !== TOKEN_DECIMALS) throw new Error(`The token has ${decimals} decimals, not 18.`);

    const clock = createChainClock(isLocal);
    clock.see(await latestBlock(rpc));
    const { RPC_WEBSOCKET_URL: webSocketUrl } = settings;
    const lookMs = webSocketUrl === undefined ? pollMs : Math.max(pollMs, PUBLIC_POLL_MS);
    const unread = warn('head', 'Could not read the latest block');
    const head = followHead(rpc, lookMs, unread, webSocketUrl);
    head.onBlock(clock.see);
    return {
      deployment,
      chainId,
      isLocal,
      pollMs,
      rpc,
      provider,
      contracts,
      clock,
      head,
      roundDuration,
      voidDelay,
      /** Whether the chain has the factory of passkey accounts. */
      makesAccounts: factoryCode !== '0x',
      token: { name, symbol, decimals },
      network: networkOf(chainId, settings),
      stop: async () => {
        await head.stop();
        provider.destroy();
      },
    };
  } catch (error) {
    provider.destroy();
    throw error;
  }
}

export type Chain = Awaited<ReturnType<typeof openChain>>;
