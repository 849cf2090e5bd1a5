import type { FastifyInstance } from 'fastify';

/** The source of the pages: built files or development servers. */
export interface FrontEnds {
  readonly development: boolean;
  /** Adds the host, the remotes and the descriptor that names them. */
  serve(site: FastifyInstance): Promise<void>;
  stop(): Promise<void>;
}
