import { OwnStatistics } from '@updown/shared';
import { useSite } from '../context/use-site';

/** The player's own record; nothing on a site without the game. */
export function ProfileFigures({ onLeave }: { onLeave: () => void }) {
  return useSite().remotes.game === undefined ? null : <OwnStatistics onLeave={onLeave} />;
}
