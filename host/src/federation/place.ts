import type { RemoteName } from '../site/site';

/** A place of a page, which a module of a remote fills. */
export interface Place {
  remote: RemoteName;
  /** The exposed module, and the name of its component: 'GamePanel'. */
  module: string;
  /** Its name for a person: 'Game panel'. */
  title: string;
  /** The height of the skeleton. */
  height: string;
  /** A sentence on the skeleton, for a person who waits. */
  meanwhile?: string;
  /** Whether it is drawn before places that are ready at the same time: somebody waits for it. */
  first?: boolean;
  /** Whether the place stays empty if the remote fails: the page says it elsewhere. */
  quiet?: boolean;
}
