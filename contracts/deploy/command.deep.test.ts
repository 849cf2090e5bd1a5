import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gameAbi } from '@updown/protocol/generated/abi';
import { Contract, type JsonRpcProvider, toQuantity, Wallet } from 'ethers';
import { localAccounts } from '../local-accounts';
import { deploy } from './deploy';
import { localSettings } from './networks';
import { startTestChain } from './test-chain';

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

function run(
  command: 'deploy' | 'verify' | 'timelock',
  env: Record<string, string> = {},
  rpc = url,
) {
  const place = ['--network', 'local', '--rpc', rpc, '--file', join(folder, 'local.json')];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', join(__dirname, `${command}-command.ts`), ...place],
    { encoding: 'utf8', env: { ...process.env, DEPLOYER_KEY: '', ...env } },
  );
  return { status, output: stdout + stderr };
}

test('a deployment can be repeated and verified later without a key, and each difference is reported', async () => {
  const { address, privateKey } = Wallet.createRandom();
  await provider.send('anvil_setBalance', [address, toQuantity(10n ** 18n)]);
  const unfunded = `The account ${localAccounts.owner} must still add 100000000.0 ION to the reserve.`;
  // The deployer is not the treasury, which funds the reserve.
  const deployed = run('deploy', { DEPLOYER_KEY: privateKey });
  expect(deployed).toMatchObject({ status: 0 });
  expect(deployed.output).toContain(unfunded);
  expect(deployed.output).toMatch(
    /The best attacker takes [\d,]+ ION per round from the house on average/,
  );
  const verified = run('verify');
  expect(verified).toMatchObject({ status: 0 });
  expect(verified.output).toContain(unfunded);

  run('deploy'); // with the treasury's key
  expect(run('verify')).toEqual({ status: 0, output: 'The deployment matches the settings.\n' });

  const owner = await provider.getSigner(localAccounts.owner);
  const { game } = await deploy(owner, localSettings);
  const sent = await new Contract(game, gameAbi, owner).getFunction('setPredictionLock').send(60n);
  await sent.wait();
  expect(run('verify')).toEqual({
    status: 1,
    output:
      'The deployment differs from the settings:\ngame.predictionLock: expected 5, found 60\n',
  });
});

test('a timelock can be created alone, and a deployment with one owns its game through it', async () => {
  const env = { TIMELOCK_DELAY: '3600' };
  const created = run('timelock', env);
  const [, address = ''] = / is (0x\w+)\./.exec(created.output) ?? [];
  expect(await provider.getCode(address)).not.toBe('0x');
  expect(run('deploy', env)).toMatchObject({ status: 0 });
  expect(run('verify', env).output).toBe('The deployment matches the settings.\n');
  expect(run('verify').output).toContain(
    `game.owner: expected ${localAccounts.owner}, found ${address}`,
  );
  expect(run('timelock')).toEqual({ status: 1, output: 'TIMELOCK_DELAY must be set.\n' });
  expect(run('timelock', { TIMELOCK_DELAY: '1 day' }).output).toMatch(
    /must be a whole number from 0/,
  );
});

test('a missing deployment and an unreachable node are errors', () => {
  const file = join(folder, 'local.json');
  expect(run('verify')).toEqual({
    status: 1,
    output: `${file} holds no deployment.\n`,
  });
  const nowhere = run('verify', {}, 'http://127.0.0.1:1');
  expect(nowhere.status).toBe(1);
  expect(nowhere.output).toContain('ECONNREFUSED');
});
