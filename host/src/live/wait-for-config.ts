import { systemApi, sleepUntilVisible, type AppStore, type Config } from '@updown/shared';

const AGAIN_AFTER_MS = 3_000;

/** The API's configuration. It retries until there is an answer, because the page cannot work without it. */
export async function waitForConfig({ dispatch }: AppStore): Promise<Config> {
  for (;;) {
    const { data } = await dispatch(systemApi.endpoints.config.initiate());
    if (data !== undefined) return data;
    await sleepUntilVisible(AGAIN_AFTER_MS);
  }
}
