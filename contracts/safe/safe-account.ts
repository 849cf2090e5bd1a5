import singleton from '@safe-global/safe-smart-account/build/artifacts/contracts/Safe.sol/Safe.json';
import multiSend from '@safe-global/safe-smart-account/build/artifacts/contracts/libraries/MultiSendCallOnly.sol/MultiSendCallOnly.json';
import factory from '@safe-global/safe-smart-account/build/artifacts/contracts/proxies/SafeProxyFactory.sol/SafeProxyFactory.json';
import type { Wallet, BaseContract, JsonRpcSigner } from 'ethers';
import {
  concat,
  Contract,
  ContractFactory,
  dataLength,
  Interface,
  solidityPacked,
  ZeroAddress,
} from 'ethers';
import type { Batch, SafeTransaction } from './batch';

const safeCalls = new Interface(singleton.abi);
const types = {
  SafeTx: [
    { name: 'to', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'data', type: 'bytes' },
    { name: 'operation', type: 'uint8' },
    { name: 'safeTxGas', type: 'uint256' },
    { name: 'baseGas', type: 'uint256' },
    { name: 'gasPrice', type: 'uint256' },
    { name: 'gasToken', type: 'address' },
    { name: 'refundReceiver', type: 'address' },
    { name: 'nonce', type: 'uint256' },
  ],
};
const unpaid = {
  safeTxGas: 0n,
  baseGas: 0n,
  gasPrice: 0n,
  gasToken: ZeroAddress,
  refundReceiver: ZeroAddress,
};

async function create(artifact: { abi: unknown[]; bytecode: string }, by: JsonRpcSigner) {
  const made = await new ContractFactory(artifact.abi as [], artifact.bytecode, by).deploy();
  return made.waitForDeployment();
}

/** Safe's own contracts on a test chain. */
export async function createSafes(sender: JsonRpcSigner) {
  const [single, proxies, sends]: BaseContract[] = [
    await create(singleton, sender),
    await create(factory, sender),
    await create(multiSend, sender),
  ];
  let salt = 0n;

  /** A new Safe in which two of these three keys must sign. */
  return async (keys: readonly [Wallet, Wallet, Wallet]) => {
    const setup = safeCalls.encodeFunctionData('setup', [
      keys.map(({ address }) => address),
      2,
      ZeroAddress,
      '0x',
      ZeroAddress,
      ZeroAddress,
      0,
      ZeroAddress,
    ]);
    const making = new Contract(await proxies!.getAddress(), factory.abi, sender).getFunction(
      'createProxyWithNonce',
    );
    const args = [await single!.getAddress(), setup, salt++];
    const address = (await making.staticCall(...args)) as string;
    await (await making.send(...args)).wait();
    const safe = new Contract(address, singleton.abi, sender);

    /** Several transactions are one call of MultiSend, as the Safe's page sends them. */
    const joined = async (transactions: SafeTransaction[]) => {
      const [first] = transactions;
      if (transactions.length === 1) return { ...first!, operation: 0 };
      const packed = transactions.map(({ to, value, data }) =>
        solidityPacked(
          ['uint8', 'address', 'uint256', 'uint256', 'bytes'],
          [0, to, value, dataLength(data), data],
        ),
      );
      const data = new Interface(multiSend.abi).encodeFunctionData('multiSend', [concat(packed)]);
      return { to: await sends!.getAddress(), value: '0', data, operation: 1 };
    };

    /** Signs a batch file with these keys, and executes it. */
    const execute = async ({ chainId, transactions }: Batch, signers: readonly Wallet[]) => {
      const call = await joined(transactions);
      const nonce = (await safe.getFunction('nonce').staticCall()) as bigint;
      const message = { ...call, ...unpaid, nonce };
      const domain = { chainId: BigInt(chainId), verifyingContract: address };
      const sorted = [...signers].sort((a, b) =>
        a.address.toLowerCase() < b.address.toLowerCase() ? -1 : 1,
      );
      const signatures = await Promise.all(
        sorted.map((signer) => signer.signTypedData(domain, types, message)),
      );
      const { to, value, data, operation } = call;
      const sent = await safe
        .getFunction('execTransaction')
        .send(to, value, data, operation, 0, 0, 0, ZeroAddress, ZeroAddress, concat(signatures));
      await sent.wait();
    };
    return { address, execute };
  };
}
