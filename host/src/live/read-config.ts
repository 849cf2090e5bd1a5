import { systemApi, waitInSight, type AppStore, type Config } from '@updown/shared';

const AGAIN_AFTER_MS = 3_000;

/** The API's configuration; without an answer the page cannot offer anything, so it asks until there is one. */
export async function readConfig({ dispatch }: AppStore): Promise<Config> {
  for (;;) {
    const { data } = await dispatch(
      systemApi.endpoints.config.initiate(undefined, { forceRefetch: true }),
    );
    if (data !== undefined) return data;
    await waitInSight(AGAIN_AFTER_MS);
  }
}
