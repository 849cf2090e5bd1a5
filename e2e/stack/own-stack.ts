import { rm } from 'node:fs/promises';
import { prepareBuiltFrontEnds, prepareDashboardAlone } from '../../scripts/site/built-front-ends';
import { startSite } from '../../scripts/site/site';
import { startStack, type Stack, type StackOptions } from '../../scripts/start/stack';
import { MortalApi } from './mortal-api';
import { copyNewGame } from './new-game';
import { ownSettings } from './own-settings';

type Environment = Readonly<Record<string, string>>;

export interface OwnStack extends Stack {
  readonly api: MortalApi;
  /** Reserved for a second site with the dashboard only; the API accepts sign-ins there too. */
  readonly dashboardPort: number;
}

/** The launcher passes its environment on to the API. */
async function withEnvironment<Result>(
  more: Environment,
  start: () => Promise<Result>,
): Promise<Result> {
  const before = { ...process.env };
  Object.assign(process.env, more);
  try {
    return await start();
  } finally {
    process.env = before;
  }
}

/** Rounds pay only when a test says so, even with sponsored gas. */
const playedByHand = { PAY_OUT: 'off' };

/** Starts a separate game with its own API settings. */
export async function startOwnStack(
  environment: Environment,
  options: Omit<StackOptions, 'settings'>,
): Promise<OwnStack> {
  const settings = await ownSettings();
  const remove = () => rm(settings.dataDir, { recursive: true });
  const ofApi = { ...playedByHand, ...environment };
  const start = <Result>(what: () => Promise<Result>) => withEnvironment(ofApi, what);
  const stack = await start(async () => {
    await copyNewGame(settings.dataDir);
    return startStack({ settings, ...options });
  }).catch(async (error: unknown) => {
    await remove();
    throw error;
  });
  const api = new MortalApi(settings, stack, start);
  return {
    ...stack,
    api,
    dashboardPort: settings.dashboardPort,
    stop: async () => {
      await api.stop();
      await stack.stop();
      await remove();
    },
  };
}

/** Starts the dashboard-only site beside the stack's own site. */
export async function startDashboardSite(stack: OwnStack): Promise<{ stop(): Promise<void> }> {
  return startSite({
    ...stack,
    port: stack.dashboardPort,
    frontEnds: await prepareDashboardAlone(),
  });
}

/** Starts the same parts as `npm run start:dashboard` on a machine where nothing runs yet. */
export function startDashboardStack(environment: Environment): Promise<OwnStack> {
  return startOwnStack(environment, {
    site: 'dashboardPort',
    prepareFrontEnds: prepareDashboardAlone,
  });
}

/** Starts the same parts as `npm start`. */
export function startWholeStack(environment: Environment): Promise<OwnStack> {
  return startOwnStack(environment, { prepareFrontEnds: prepareBuiltFrontEnds });
}
