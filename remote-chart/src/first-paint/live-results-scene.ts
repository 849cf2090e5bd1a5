import type { CurrentRoundResponse, SceneOf } from '@updown/shared';

/** The outcomes of recent rounds, if there are any. */
export const liveResultsScene: SceneOf = (answers) => {
  const answer = answers('/api/contract/current-round-fast') as CurrentRoundResponse | undefined;
  if (!answer?.data.history.length) return null;
  const items = answer.data.history.map(({ id, outcome }) => ({
    kind: outcome,
    texts: { id: `${id}` },
  }));
  return { look: 'results', texts: {}, items };
};
