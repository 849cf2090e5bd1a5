import type { CurrentRoundResponse, SceneOf } from '@updown/shared';

/** The outcomes of recent rounds, or that there is none yet. */
export const liveResultsScene: SceneOf = (answers) => {
  const answer = answers('/api/contract/current-round-fast') as CurrentRoundResponse | undefined;
  if (answer === undefined) return null;
  if (answer.data.history.length === 0) return { look: 'empty', texts: {} };
  const items = answer.data.history.map(({ id, outcome }) => ({
    kind: outcome,
    texts: { id: `${id}` },
  }));
  return { look: 'results', texts: {}, items };
};
