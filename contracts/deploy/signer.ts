import { type Signer, Wallet } from 'ethers';
import type { Context } from './command';

/** The account that pays the gas of a deployment. */
export async function signerFor({ provider, settings }: Context): Promise<Signer> {
  const key = process.env.DEPLOYER_KEY;
  if (key) return new Wallet(key, provider);
  if (settings.network === 'local') return provider.getSigner(settings.treasury);
  throw new Error('DEPLOYER_KEY must be set for this network.');
}
