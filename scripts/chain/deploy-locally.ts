import { deploy, localSettings, type Deployment } from '@updown/contracts/deploy';
import { JsonRpcProvider } from 'ethers';
import { localChainId } from './anvil';

/** Brings the contracts onto the local chain, as far as they are not there yet. */
export async function deployLocally(chainUrl: string): Promise<Deployment> {
  const provider = new JsonRpcProvider(chainUrl, localChainId, {
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
