import { planTimelock } from './addresses';
import { runCommand, signerFor } from './command';
import { create } from './deploy';

// Creates only the timelock of these settings, for a game that has an owner already.
runCommand(async (context) => {
  const { provider, settings } = context;
  if (settings.timelockDelay === 0n) throw new Error('TIMELOCK_DELAY must be set.');
  const timelock = planTimelock(settings);
  await create(await signerFor(context), provider, timelock);
  console.log(`The timelock of ${settings.owner} is ${timelock.address}.`);
});
