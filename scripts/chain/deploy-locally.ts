import { JsonRpcProvider } from 'ethers';
import { LOCAL_CHAIN_ID } from '../../tools/anvil';
import { deploy, localSettings, type Deployment } from '@updown/contracts/deploy';

/** Deploys those contracts that are not on the local chain yet. */
export async function deployLocally(chainUrl: string): Promise<Deployment> {
  const provider = new JsonRpcProvider(chainUrl, LOCAL_CHAIN_ID, {
    staticNetwork: true,
    pollingInterval: 50,
    // Without it a second transaction in quick succession gets the nonce of the first.
    cacheTimeout: -1,
  });
  try {
    return await deploy(await provider.getSigner(localSettings.treasury), localSettings);
  } finally {
    provider.destroy();
  }
}
