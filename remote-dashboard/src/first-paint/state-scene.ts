import type { SceneOf } from '@updown/shared';
import { answersIn } from './answers';

/** The API has answered, for this network. */
export const stateScene: SceneOf = (answers) => {
  const { health, config } = answersIn(answers);
  if (health === undefined || config === undefined) return null;
  return { look: 'connected', texts: { network: config.network } };
};
