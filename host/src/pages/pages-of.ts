import type { Site } from '../site/site';

/** The pages that exist: those whose remotes are deployed. */
export interface Pages {
  game: boolean;
  dashboard: boolean;
}

export function pagesOf({ remotes }: Site): Pages {
  return {
    game: remotes.game !== undefined || remotes.chart !== undefined,
    dashboard: remotes.dashboard !== undefined,
  };
}
