import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deploy, localSettings } from '@updown/contracts/deploy';
import { startAnvil, type Anvil } from './anvil';
import { eventually } from './eventually';
import { startWorld, type World } from './world';

jest.setTimeout(120_000);

let world: World;
let fresh: Anvil | undefined;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(async () => {
  await world?.stop();
  await fresh?.stop();
});

/** How far the time of the simulated price is ahead of the system clock, in hours. */
async function ahead() {
  const { body } = await world.get<{ timestamp: number; source: string }>('/price/current');
  return body.source === 'simulated' ? (body.timestamp - Date.now()) / 3_600_000 : undefined;
}

test('follows the prices of a restarted chain whose clock is behind', async () => {
  await world.pass(2 * 3600);
  await eventually(async () => ((await ahead()) ?? 0) > 1.9);
  await world.anvil.stop();
  fresh = await startAnvil([], Number(new URL(world.anvil.url).port));
  const signer = await world.provider.getSigner(localSettings.treasury);
  const deployment = await deploy(signer, localSettings);
  await writeFile(join(world.folder, 'deployment.json'), JSON.stringify(deployment));
  await eventually(async () => Math.abs((await ahead()) ?? 9) < 0.1);
  // A restart does not load the later prices of the old chain.
  await world.stopApi();
  await world.startApi();
  await eventually(async () => Math.abs((await ahead()) ?? 9) < 0.1);
});
