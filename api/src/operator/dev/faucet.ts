import { parseEther, parseUnits, type JsonRpcProvider } from 'ethers';
import { openUnlocked } from '../../chain/accounts/open-account';
import { tokenFor, type Contracts } from '../../chain/contracts';
import type { Deployment } from '../../chain/deployment';
import { ApiError } from '../../game/api-error';
import { TOKEN_DECIMALS } from '../../game/units';

const tokens = parseUnits('1000000', TOKEN_DECIMALS);
const gas = parseEther('10');
const enoughGas = parseEther('1');

/** Gives test tokens and gas from the owner's account, which is unlocked on a local chain. */
export function createFaucet(
  provider: JsonRpcProvider,
  deployment: Deployment,
  contracts: Contracts,
) {
  return async (address: string): Promise<void> => {
    const owner = await openUnlocked(provider, await contracts.owner());
    if (owner === undefined) {
      throw new ApiError(409, 'conflict', "The owner's account is not unlocked on this chain.");
    }
    if ((await provider.getBalance(address)) < enoughGas) {
      await owner.send({ to: address, value: gas, data: '0x' });
    }
    const transfer = tokenFor(deployment, { provider: null }).getFunction('transfer');
    await owner.send(await transfer.populateTransaction(address, tokens));
  };
}
