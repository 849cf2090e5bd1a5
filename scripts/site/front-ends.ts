import type { FastifyInstance } from 'fastify';

/** The source of the pages: built files or development servers. */
export interface FrontEnds {
  readonly development: boolean;
  /** Adds the host, the remotes and the descriptor that names them. The pages may hold answers of the API. */
  serve(site: FastifyInstance, apiUrl: string): Promise<void>;
  stop(): Promise<void>;
}
