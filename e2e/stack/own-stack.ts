import { rm } from 'node:fs/promises';
import { startStack, type Stack, type StackOptions } from '../../scripts/launcher/stack';
import { prepareBuiltFrontEnds, prepareDashboardAlone } from '../../scripts/site/built-front-ends';
import { MortalApi } from './mortal-api';
import { ownSettings } from './own-settings';

type Environment = Readonly<Record<string, string>>;

interface OwnStack extends Stack {
  readonly api: MortalApi;
}

/** The launcher hands its environment on to the API. */
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

/** A game of its own, with settings of the API's own. */
async function startOwnStack(
  environment: Environment,
  options: Omit<StackOptions, 'settings'>,
): Promise<OwnStack> {
  const settings = await ownSettings();
  const start = <Result>(what: () => Promise<Result>) => withEnvironment(environment, what);
  const stack = await start(() => startStack({ settings, ...options }));
  const api = new MortalApi(settings, stack, start);
  return {
    ...stack,
    api,
    stop: async () => {
      await api.stop();
      await stack.stop();
      await rm(settings.dataDir, { recursive: true });
    },
  };
}

/** What `npm run start:dashboard` starts where nothing runs. */
export const startDashboardStack = (environment: Environment): Promise<OwnStack> =>
  startOwnStack(environment, { site: 'dashboardPort', prepareFrontEnds: prepareDashboardAlone });

/** What `npm start` starts. */
export const startWholeStack = (environment: Environment): Promise<OwnStack> =>
  startOwnStack(environment, { prepareFrontEnds: prepareBuiltFrontEnds });
