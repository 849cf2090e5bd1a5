import { predictionDomain, sessionEndTypes } from '@updown/protocol/eip712';
import { accountAbi, accountFactoryAbi } from '@updown/protocol/generated/abi';
import { accountFactory, passkeyVerifier } from '@updown/protocol/generated/account-addresses';
import { Contract, hashMessage, type JsonRpcProvider, toUtf8Bytes, TypedDataEncoder } from 'ethers';
import { plan } from '../deploy/addresses';
import { create } from '../deploy/deploy';
import { localSettings } from '../deploy/networks';
import { startTestChain } from '../deploy/test-chain';
import { accountAddress } from './account';
import { executeDigest, personalDigest, typedDataDigest } from './sign';
import { softwarePasskey } from './software-passkey';

jest.setTimeout(60_000);

const ACCEPTED = '0x1626ba7e';
const CHAIN = 31_337;

// One chain without the P-256 precompile, one with it.
describe.each(['prague', 'osaka'])('on a chain with the rules of %s', (hardfork) => {
  let provider: JsonRpcProvider;
  let stop: () => Promise<void>;
  let factory: Contract;
  const passkey = softwarePasskey();
  const address = accountAddress(passkey);
  let account: Contract;

  beforeAll(async () => {
    ({ provider, stop } = await startTestChain(['--hardfork', hardfork]));
    const signer = await provider.getSigner(0);
    await create(signer, provider, plan(localSettings).accountFactory);
    factory = new Contract(accountFactory, accountFactoryAbi, signer);
    account = new Contract(address, accountAbi, signer);
    await (await factory.getFunction('create').send(passkey.qx, passkey.qy)).wait();
  });
  afterAll(() => stop());

  const isValid = (hash: string, signature: string) =>
    account.getFunction('isValidSignature').staticCall(hash, signature);

  test('the addresses are those of the chain', async () => {
    expect(await factory.getFunction('addressOf').staticCall(passkey.qx, passkey.qy)).toBe(address);
    expect(await provider.getCode(address)).not.toBe('0x');
    expect(await factory.getFunction('VERIFIER').staticCall()).toBe(passkeyVerifier);
  });

  test('the account accepts a text that its passkey signed', async () => {
    const text = toUtf8Bytes('Sign in — to play');
    const signature = passkey.sign(personalDigest(CHAIN, address, text));
    expect(await isValid(hashMessage(text), signature)).toBe(ACCEPTED);
    expect(await isValid(hashMessage('another text'), signature)).not.toBe(ACCEPTED);
  });

  test('the account accepts typed data that its passkey signed', async () => {
    const domain = predictionDomain(CHAIN, accountFactory);
    const message = { player: address };
    const data = { domain, types: sessionEndTypes, message };
    const { digest, complete } = typedDataDigest(CHAIN, address, data);
    const hash = TypedDataEncoder.hash(domain, sessionEndTypes, message);
    expect(await isValid(hash, complete(passkey.sign(digest)))).toBe(ACCEPTED);
    expect(await isValid(hash, passkey.sign(hash))).not.toBe(ACCEPTED);
  });

  test('the account makes the calls that its passkey signed, and no others', async () => {
    const deadline = 2 ** 40;
    const calls = [{ target: accountFactory, value: 0n, data: '0x2dd31000' }];
    const execute = account.getFunction('execute');
    const signature = passkey.sign(executeDigest(CHAIN, address, calls, 0n, deadline));
    await expect(
      execute.staticCall([{ ...calls[0]!, value: 1n }], deadline, signature),
    ).rejects.toMatchObject({ revert: { name: 'NotSignedByAccount' } });
    const view = factory.interface.encodeFunctionData('VERIFIER');
    const good = [{ target: accountFactory, value: 0n, data: view }];
    const sent = await execute.send(
      good,
      deadline,
      passkey.sign(executeDigest(CHAIN, address, good, 0n, deadline)),
    );
    expect((await sent.wait())?.status).toBe(1);
    expect(await account.getFunction('nonce').staticCall()).toBe(1n);
  });
});
