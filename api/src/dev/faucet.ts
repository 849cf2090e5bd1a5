import { parseEther, parseUnits, type JsonRpcProvider } from 'ethers';
import { openUnlocked } from '../accounts/open-account';
import { tokenFor, type Contracts } from '../chain/contracts';
import type { Deployment } from '../chain/deployment';
import { tokenDecimals } from '../present/units';
import { conflict } from '../problem';

const tokens = parseUnits('1000000', tokenDecimals);
const gas = parseEther('10');
const enoughGas = parseEther('1');

/** Gives test tokens and gas from the owner's account, which a local chain leaves unlocked. */
export const createFaucet =
  (provider: JsonRpcProvider, deployment: Deployment, contracts: Contracts) =>
  async (address: string): Promise<void> => {
    const owner = await openUnlocked(provider, await contracts.owner());
    if (owner === undefined) throw conflict("The owner's account is not unlocked on this chain.");
    if ((await provider.getBalance(address)) < enoughGas)
      await owner.send({ to: address, value: gas, data: '0x' });
    const transfer = tokenFor(deployment, { provider: null }).getFunction('transfer');
    await owner.send(await transfer.populateTransaction(address, tokens));
  };
