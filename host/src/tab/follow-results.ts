import { playerApi, sessionEnded, systemApi, type RecentPrediction } from '@updown/shared';
import type { Listen } from '../listener/listener';
import { resultTitle } from './tab-title';

/** One of the player's predictions has got its result. */
export interface Result {
  roundId: number;
  /** 'Won +15,380 ION' */
  text: string;
}

/** Calls back when a prediction that the page knew as open gets its result, each once. */
export function followResults(listen: Listen, onResult: (result: Result) => void): void {
  const open = new Set<number>();
  listen({ actionCreator: sessionEnded, effect: () => open.clear() });
  listen({
    matcher: playerApi.endpoints.recentPredictions.matchFulfilled,
    effect: ({ payload }: { payload: RecentPrediction[] }, page) => {
      const config = systemApi.endpoints.config.select()(page.getState()).data;
      for (const prediction of payload) {
        const text = resultTitle(prediction, config?.token.symbol ?? '');
        const { round_id: roundId } = prediction;
        if (text === null) open.add(roundId);
        else if (open.delete(roundId)) onResult({ roundId, text });
      }
    },
  });
}
