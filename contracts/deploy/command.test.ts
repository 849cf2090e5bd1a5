import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Contract, type JsonRpcProvider, toQuantity, Wallet } from 'ethers';
import { gameAbi } from '../generated/abi';
import { deploy } from './deploy';
import { localAccounts, localSettings } from './networks';
import { startTestChain } from './testChain';

jest.setTimeout(120_000);

let url: string;
let provider: JsonRpcProvider;
let stop: () => Promise<void>;
let folder: string;

beforeEach(async () => {
  ({ url, provider, stop } = await startTestChain());
  folder = mkdtempSync(join(tmpdir(), 'updown-deploy-'));
});
afterEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  await stop();
});

const run = (command: 'deploy' | 'verify', env: Record<string, string> = {}, rpc = url) => {
  const place = ['--network', 'local', '--rpc', rpc, '--file', join(folder, 'local.json')];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', join(__dirname, `${command}Command.ts`), ...place],
    { encoding: 'utf8', env: { ...process.env, DEPLOYER_KEY: '', ...env } },
  );
  return { status, output: stdout + stderr };
};

test('a deployment is read back at any later time, without a key, and what differs is named', async () => {
  expect(run('deploy')).toMatchObject({ status: 0 });
  expect(run('verify')).toEqual({ status: 0, output: 'The deployment is what was asked.\n' });

  const owner = await provider.getSigner(localAccounts.owner);
  const { game } = await deploy(owner, localSettings);
  const sent = await new Contract(game, gameAbi, owner).getFunction('setPredictionLock').send(60n);
  await sent.wait();
  expect(run('verify')).toEqual({
    status: 1,
    output: 'The deployment differs from what was asked:\ngame.predictionLock: asked 5, found 60\n',
  });
});

test('who deploys without being the treasury is told who has to fund the reserve, and nothing failed', async () => {
  const { address, privateKey } = Wallet.createRandom();
  await provider.send('anvil_setBalance', [address, toQuantity(10n ** 18n)]);
  const unfunded = `The reserve is still to be funded by ${localAccounts.owner}: 100000000.0 ION are missing.`;

  const deployed = run('deploy', { DEPLOYER_KEY: privateKey });
  expect(deployed.output).toContain(unfunded);
  expect(deployed.status).toBe(0);
  const verified = run('verify');
  expect(verified.output).toContain(unfunded);
  expect(verified.status).toBe(0);

  run('deploy'); // by the treasury
  expect(run('verify').output).toBe('The deployment is what was asked.\n');
});

test('what there is not to read is said: no deployment, no chain', () => {
  const file = join(folder, 'local.json');
  expect(run('verify')).toEqual({
    status: 1,
    output: `There is no deployment to read in ${file}.\n`,
  });
  const nowhere = run('verify', {}, 'http://127.0.0.1:1');
  expect(nowhere.status).toBe(1);
  expect(nowhere.output).toContain('ECONNREFUSED');
});
